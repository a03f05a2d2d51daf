/** Link texts for a file on another host that has no text of its own. */
export const FILE_LINK_TEXTS = {
  img: 'View the picture',
  video: 'Watch the video',
  audio: 'Listen to the recording',
} as const
