import type { PlayerSource } from '@/rules/video-source'

/** The start and title of a chapter. */
export type Chapter = { startS: number; title: string }

/** A video as the player gets it. */
export type PlayableVideo = {
  title: string
  /** For our own files, a signed URL that expires. */
  source: PlayerSource
  posterUrl: string | null
  /** The URL of the captions; null without any. */
  captionsUrl: string | null
  chapters: Chapter[]
  transcript: string | null
  /** Where playback resumes for this user, in seconds; 0 is the start. */
  resumeS: number
}
