import 'server-only'
import { z } from 'zod'
import { withTransaction } from '@/cms/client/sql.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { postBody } from '@/rules/forum/post-body'
import { LIMITS } from '@/rules/limits'
import { memberOf, REASON } from './boards.server'
import { completeBody, readBody } from './body.server'
import { postHtml } from './post-html.server'

/** POST /api/forum/preview */
export const previewBody = z.object({ body: postBody })

const perMinute = limiter('community-previews', { points: LIMITS.forumPreviews, windowS: 60 })

/**
 * What a post will look like. Nothing is stored. POST /api/forum/preview
 * @throws AppError bad_request, unprocessable, too_many_requests
 */
export async function previewPost(viewer: Viewer, { body }: z.infer<typeof previewBody>) {
  const member = memberOf(viewer)
  const waitS = await perMinute.consume(String(member))
  if (waitS !== null) throw tooManyAttempts(waitS)
  const read = readBody(body)
  const complete = await withTransaction(REASON, (_req, run) => completeBody(run, read, member))
  const [html = ''] = await postHtml(viewer.audience, [{ body: complete, idPrefix: 'preview-' }])
  return { html }
}
