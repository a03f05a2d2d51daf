type Video = { file?: unknown; url?: string | null; embedCode?: string | null }

/** Whether a document has a video or a recording: then a program's step is to play it, and to open it is not enough. */
export function hasVideo(doc: object): boolean {
  // Types without a video lack the field.
  const { video } = doc as { video?: Video | null }
  return Boolean(video?.file || video?.url || video?.embedCode)
}
