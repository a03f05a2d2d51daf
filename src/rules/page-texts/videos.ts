/** Texts of the player. Part of `TEXTS`, and in a file of their own for the scripts of these pages. */
export const VIDEO_TEXTS = {
  noVideo: 'No video available',
  videoFailed: 'The video could not be loaded.',
  videoRestricted: 'This video is not in your plan.',
  chapters: 'Chapters',
  transcript: 'Transcript',
  playTrailer: 'Play the trailer',
  trailer: 'Trailer',
  trailerOf: (title: string) => `${title}, trailer`,
} as const
