import type { Chapter } from './playable'

/** The index of the chapter at a position; -1 before the first. @param chapters in order */
export function chapterAt(chapters: readonly Chapter[], positionS: number): number {
  return chapters.findLastIndex(({ startS }) => startS <= positionS)
}

/**
 * Cues for a player's text track: each chapter lasts until the next, the last one to the end, whose time is not known
 * yet.
 */
export function chapterCues(chapters: readonly Chapter[]): { startTime: number; endTime: number; text: string }[] {
  return chapters.map(({ startS, title }, index) => ({
    startTime: startS,
    endTime: chapters[index + 1]?.startS ?? Number.MAX_SAFE_INTEGER,
    text: title,
  }))
}

/** A position in a video: "0:05", "12:30", "1:02:03". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
