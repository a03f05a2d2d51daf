/** Texts of the player. Part of `TEXTS`, and apart from it since the scripts of these pages contain it. */
export const VIDEO_TEXTS = {
  noVideo: 'No video available',
  videoFailed: 'The video could not be loaded.',
  videoRestricted: 'This video is not in your plan.',
  chapters: 'Chapters',
  transcript: 'Transcript',
} as const
