import type { Loading } from './context'

type Media = {
  title: string
  /** With its extension, from which its type follows. */
  fileName: `${string}.mp4` | `${string}.mp3`
  bytes: Buffer
  /** As WebVTT. */
  captions: string
  /** The id of the picture before it plays. */
  poster?: number
}

/** Stores a video or a recording among the video files. @returns its id */
export async function storeVideoFile(
  { payload, req }: Loading,
  { bytes, captions, fileName, poster, title }: Media,
): Promise<number> {
  const mimetype = fileName.endsWith('.mp3') ? 'audio/mpeg' : 'video/mp4'
  const { id } = await payload.create({
    collection: 'videoFiles',
    data: { title, poster, captions },
    file: { data: bytes, mimetype, name: fileName, size: bytes.byteLength },
    // A load that was killed leaves files and no rows: the next one takes their places.
    overwriteExistingFiles: true,
    req,
  })
  return id
}
