import 'server-only'
import type { z } from 'zod'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { resolveVideo } from './resolve-video.server'
import { accessibleVideo, type itemQuery } from './video-access.server'

/**
 * A redirect to the file of an item's video, recording or trailer: an address that stays the same, such as for podcast
 * programs, while the signed one behind it expires.
 * @throws AppError not_found without such an item or file; unauthenticated or forbidden below its plan
 */
export async function fileRedirect(query: z.infer<typeof itemQuery>, viewer: Viewer): Promise<Response> {
  const { video } = await accessibleVideo(query, viewer)
  const resolved = video && (await resolveVideo(video, viewer.audience))
  if (resolved?.source.kind !== 'file') throw new AppError('not_found', 'This item has no file.')
  return new Response(null, { status: 302, headers: { location: resolved.source.src } })
}
