import 'server-only'
import type { z } from 'zod'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { captionsOf } from './resolve-video.server'
import { accessibleVideo, type itemQuery } from './video-access.server'

/**
 * The captions of an item's video or trailer as a file for `<track>`, since not all browsers accept data: URLs there.
 * Requested by item, whose plan decides about access to its video.
 * @throws AppError not_found without such an item or captions; unauthenticated or forbidden below its plan
 */
export async function captionsFile(query: z.infer<typeof itemQuery>, viewer: Viewer): Promise<Response> {
  const { video } = await accessibleVideo(query, viewer)
  const captions = video && (await captionsOf(video, viewer.audience))
  if (captions === null) throw new AppError('not_found', 'This item has no captions.')
  return new Response(captions, { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
}
