import type { Chapter } from './playable'

/** Which chapter a place in a film belongs to; -1 before the first. @param chapters in their order */
export function chapterAt(chapters: readonly Chapter[], positionS: number): number {
  return chapters.findLastIndex(({ startS }) => startS <= positionS)
}

/** As a player's text track wants them: each lasts until the next; the last to the end, whose time nobody knows yet. */
export function chapterCues(chapters: readonly Chapter[]): { startTime: number; endTime: number; text: string }[] {
  return chapters.map(({ startS, title }, index) => ({
    startTime: startS,
    endTime: chapters[index + 1]?.startS ?? Number.MAX_SAFE_INTEGER,
    text: title,
  }))
}

/** A place in a film as a clock shows it: "0:05", "12:30", "1:02:03". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
