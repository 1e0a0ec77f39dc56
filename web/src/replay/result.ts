// A picture of the result, to be shown to others: the game, the names, the points, and nothing else of the table.
import { poster as drawing } from '../art/posters'
import type { StepShown } from '../protocol/messages'
import type { TableModel } from '../table/model.svelte'
import { ranking } from '../table/standing'
import { picture } from '../ui/picture'

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 520

/** `end` is the last step: what it says of the result. */
export async function drawn(model: TableModel, { scores, result }: StepShown): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser does not draw')
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#0d0e2b')
  sky.addColorStop(1, '#403a80')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const poster = await load(
    picture(drawing(model.game).replace('<svg ', `<svg width="${HEIGHT * 1.5}" height="${HEIGHT}" `)),
  )
  const scale = Math.max(LEFT / poster.width, HEIGHT / poster.height)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, LEFT - 40, HEIGHT)
  pen.clip()
  pen.drawImage(poster, (LEFT - 40 - poster.width * scale) / 2, 0, poster.width * scale, poster.height * scale)
  pen.restore()
  await Promise.all(['700 54px Literata', '400 26px Inter', '600 30px Inter'].map(font => document.fonts.load(font)))
  const write = (text: string, x: number, y: number, font: string, ink: string, most = WIDTH) => {
    pen.font = font
    pen.fillStyle = ink
    pen.fillText(text, x, y, most)
  }
  write(model.say('title'), LEFT, 110, '700 54px Literata, serif', '#f4e9d2', WIDTH - LEFT - 60)
  write('Sennik', LEFT, 156, '400 26px Inter, sans-serif', '#b8b0de')
  const returns = result?.returns ?? []
  const order = ranking(model.seats, scores, returns)
  order.forEach((seat, k) => {
    const y = 250 + k * 66
    const won = (returns[seat] ?? 0) > 0
    const ink = won ? '#f7c87c' : '#f4e9d2'
    write(model.words.name(seat), LEFT, y, '600 30px Inter, sans-serif', ink, 400)
    pen.textAlign = 'right'
    const points = String(scores[seat] ?? 0).replace('-', '−')
    write(points, WIDTH - 60, y, '700 40px Literata, serif', ink)
    const left = WIDTH - 60 - pen.measureText(points).width
    if (won) write(model.say('ui-wins'), left - 22, y, '400 26px Inter, sans-serif', '#f7c87c', 120)
    pen.textAlign = 'left'
  })
  return new Promise((done, failed) => {
    canvas.toBlob(blob => {
      if (blob) done(blob)
      else failed(new Error('this browser does not draw'))
    }, 'image/png')
  })
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image()
    image.onload = () => {
      done(image)
    }
    image.onerror = () => {
      failed(new Error('the picture cannot be drawn'))
    }
    image.src = address
  })
}

/** To friends where the device can, else among the downloads. */
export async function save(blob: Blob): Promise<void> {
  const file = new File([blob], 'sennik.png', { type: blob.type })
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
