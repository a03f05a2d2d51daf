import type { PlayerSource } from '@/rules/video-source'

/** Where a part of a film begins, and what it is called. */
export type Chapter = { startS: number; title: string }

/** A video as the player gets it. SPEC 3 (video item). */
export type PlayableVideo = {
  title: string
  /** Of a file of ours, an address that expires. DESIGN 7. */
  source: PlayerSource
  posterUrl: string | null
  /** Where its captions are; null where it has none. */
  captionsUrl: string | null
  chapters: Chapter[]
  transcript: string | null
  /** Where the person who asks goes on, in seconds; 0 is its beginning. */
  resumeS: number
}
