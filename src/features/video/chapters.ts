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
