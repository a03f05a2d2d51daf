import type { PostType } from '@/model/content-types'
import type { Config } from '@/payload-types'

/** Whether a document has a video: then its step is to watch it, and to open it is not enough. */
export function hasVideo(doc: Config['collections'][PostType]): boolean {
  const video = 'video' in doc ? doc.video : null
  return Boolean(video?.file || video?.url || video?.embedCode)
}
