// Small dry sounds, made on the spot; silent until asked for. None of them is the only sign of anything.
import { prefs } from './prefs.svelte'
import type { StepShown } from './protocol/messages'

let studio: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null

function open() {
  if (!prefs.sound) return null
  if (!studio) {
    const context = new AudioContext()
    const out = context.createGain()
    out.gain.value = 0.22
    out.connect(context.destination)
    const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
    const data = noise.getChannelData(0)
    for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1
    studio = { context, out, noise }
  }
  void studio.context.resume()
  return studio
}

function shaped(start: number, peak: number, rise: number, fall: number): GainNode | null {
  const s = open()
  if (!s) return null
  const gain = s.context.createGain()
  const at = s.context.currentTime + start
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(peak, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(s.out)
  return gain
}

/** Paper: noise through a band that glides. */
function paper(start: number, from: number, to: number, length: number, peak: number): void {
  const gain = shaped(start, peak, length * 0.3, length * 0.7)
  if (!gain || !studio) return
  const { context, noise } = studio
  const at = context.currentTime + start
  const source = context.createBufferSource()
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 0.8
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + length)
  source.buffer = noise
  source.connect(band).connect(gain)
  source.start(at, Math.random() * 0.2, length + 0.05)
}

/** A music box under felt, or with `partials` a bell. */
function note(start: number, pitch: number, fall: number, peak: number, partials = [1]): void {
  partials.forEach((times, k) => {
    const gain = shaped(start, peak / (k + 1) ** 1.4, 0.004, fall / (k * 0.7 + 1))
    if (!gain || !studio) return
    const voice = studio.context.createOscillator()
    voice.type = 'sine'
    voice.frequency.value = pitch * times
    voice.connect(gain)
    voice.start(studio.context.currentTime + start)
    voice.stop(studio.context.currentTime + start + fall + 0.1)
  })
}

export const sounds = {
  tap() {
    paper(0, 1800, 500, 0.05, 0.5)
    note(0, 180, 0.06, 0.3)
  },
  slide(start = 0) {
    paper(start, 900, 2600, 0.2, 0.28)
  },
  page() {
    paper(0, 700, 3200, 0.32, 0.3)
  },
  turn() {
    note(0, 523.25, 0.5, 0.3)
    note(0.11, 659.25, 0.7, 0.26)
  },
  bell() {
    note(0, 587.33, 2.4, 0.5, [1, 2.01, 2.76, 5.4])
  },
  end() {
    ;[392, 493.88, 587.33, 783.99].forEach((pitch, k) => {
      note(k * 0.16, pitch, 1, 0.3)
    })
  },

  step(step: StepShown, me: number): void {
    if (!prefs.sound) return
    step.events
      .filter(event => event.what === 'moved' || event.what === 'swapped')
      .slice(0, 4)
      .forEach((_, k) => {
        this.slide(k * 0.095)
      })
    if (step.result) this.end()
    else if (step.events.some(event => event.word === 'wake')) this.bell()
    else if (me < 6 && (step.view.asked >> me) & 1 && step.since === step.n) this.turn()
  },
}
