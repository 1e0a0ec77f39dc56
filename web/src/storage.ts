// What a browser keeps between visits; one that keeps nothing still plays.
export function kept(key: string, other: string): string {
  try {
    return localStorage.getItem(`sennik.${key}`) ?? other
  } catch {
    return other
  }
}
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`sennik.${key}`, value)
  } catch {
    /* it is forgotten */
  }
}
/** All that was kept under names that begin so. */
export function forget(start: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`sennik.${start}`)) localStorage.removeItem(key)
  } catch {
    /* there is nothing */
  }
}
