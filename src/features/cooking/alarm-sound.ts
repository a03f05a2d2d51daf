/** Two soft notes, then a pause: heard over a kitchen, and no siren. In Hertz and seconds. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.22 },
] as const
const NOTE_S = 0.5
const REPEAT_MS = 1_600

let context: AudioContext | null = null

/** Call on the press that starts a timer: browsers let a page sound only after one. Quiet where there is no sound. */
export function unlockAudio(): void {
  try {
    context ??= new AudioContext()
    // Suspended at first, and on a phone interrupted by a call.
    if (context.state !== 'running') context.resume().catch(() => {})
  } catch {
    // No audio here: what rings is seen and read out all the same.
  }
}

/** Rings until told to stop. @returns stops it */
export function startAlarm(): () => void {
  unlockAudio()
  const ringOnce = () => {
    if (context) playChime(context)
    vibrate()
  }
  ringOnce()
  const timer = setInterval(ringOnce, REPEAT_MS)
  return () => clearInterval(timer)
}

function playChime(audioContext: AudioContext): void {
  for (const { at, hertz } of NOTES) {
    const startS = audioContext.currentTime + at
    const volume = audioContext.createGain()
    volume.gain.setValueAtTime(0.0001, startS)
    volume.gain.exponentialRampToValueAtTime(0.35, startS + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, startS + NOTE_S)
    volume.connect(audioContext.destination)
    const note = audioContext.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(startS)
    note.stop(startS + NOTE_S)
  }
}

/** A phone on the counter trembles too, once its page was touched. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([180, 90, 180])
}
