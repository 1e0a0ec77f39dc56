// What a bot is called where it is chosen: its level, and its temper where that is not the usual one.
export function botName(name: string, say: (id: string) => string): string {
  const [level, temper] = name.split(':temper=')
  const known = say(`ui-bot-${level}`)
  return temper ? `${known}, ${say(`ui-temper-${temper}`)}` : known
}
