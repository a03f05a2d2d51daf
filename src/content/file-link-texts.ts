/** Words shown in place of a file on another host that says nothing of itself. */
export const FILE_LINK_TEXTS = {
  img: 'View the picture',
  video: 'Watch the video',
  audio: 'Listen to the recording',
} as const
