/** Two soft notes, then a pause: heard over a kitchen, and no siren. In Hertz and seconds. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.22 },
] as const
const NOTE_S = 0.5
const EVERY_MS = 1_600

let context: AudioContext | null = null

/** Call on the press that starts a timer: browsers let a page sound only after one. Quiet where there is no sound. */
export function allowSound(): void {
  try {
    context ??= new AudioContext()
    // Suspended at first, and on a phone interrupted by a call.
    if (context.state !== 'running') context.resume().catch(() => {})
  } catch {
    // No audio here: what rings is seen and read out all the same.
  }
}

/** Rings until told to stop. @returns stops it */
export function ring(): () => void {
  allowSound()
  const once = () => {
    if (context) strike(context)
    shake()
  }
  once()
  const timer = setInterval(once, EVERY_MS)
  return () => clearInterval(timer)
}

function strike(audio: AudioContext): void {
  for (const { at, hertz } of NOTES) {
    const begin = audio.currentTime + at
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.0001, begin)
    volume.gain.exponentialRampToValueAtTime(0.35, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_S)
    volume.connect(audio.destination)
    const note = audio.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(begin)
    note.stop(begin + NOTE_S)
  }
}

/** A phone on the counter trembles too, once its page was touched. */
function shake(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([180, 90, 180])
}
