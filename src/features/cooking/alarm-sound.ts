/** Two soft notes and a pause: audible in a kitchen without being harsh. In Hertz and seconds. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.22 },
] as const
const NOTE_S = 0.5
const REPEAT_MS = 1_600

let context: AudioContext | null = null

/**
 * Must be called in the click that starts a timer: browsers allow sound only after a user gesture. Does nothing
 * without audio.
 */
export function unlockAudio(): void {
  try {
    context ??= new AudioContext()
    // Suspended at first, and interrupted by a call on a phone.
    if (context.state !== 'running') context.resume().catch(() => {})
  } catch {
    // Without audio the alarm is still shown and announced.
  }
}

/** Starts the alarm. @returns stops it */
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

/** Vibrates a phone, once its page has been touched. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([180, 90, 180])
}
