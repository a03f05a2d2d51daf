/** Captions as WebVTT. */
import type { Cue } from './video'

/** Seconds as a WebVTT time, 00:01:02.500. */
function time(seconds: number): string {
  const at = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const ms = Math.round(seconds * 1000)
  return `${at(Math.floor(ms / 3_600_000))}:${at(Math.floor(ms / 60_000) % 60)}:${at(Math.floor(ms / 1000) % 60)}.${at(ms % 1000, 3)}`
}

/** The captions of a video. */
export function webvtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map(({ from, text, to }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`
}
