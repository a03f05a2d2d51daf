import type { PayloadRequest } from 'payload'
import type { PostType } from '@/model/content-types'
import type { PreviewedGlobal } from '@/rules/previewed-globals'
import { isHttps } from '@/runtime/env'

/**
 * The URL where staff preview a document, drafts included. The page checks the session itself and offers the other
 * audiences.
 * @returns a URL on the request's host, because the session cookie is for that host and the admin needs a whole URL to
 * post messages to the preview; null until the document is first saved
 */
export const previewUrl = (postType: PostType, id: unknown, req: Pick<PayloadRequest, 'headers'>): string | null =>
  typeof id === 'number' ? onHostOf(req, `/preview/premium/${postType}/${id}/`) : null

/** The URL where staff preview a section on a page of its own. */
export const sectionPreviewUrl = (id: unknown, req: Pick<PayloadRequest, 'headers'>): string | null =>
  typeof id === 'number' ? onHostOf(req, `/preview/premium/sections/${id}/`) : null

/** The URL where staff preview the draft of a global, around the front page. */
export const globalPreviewUrl = (slug: PreviewedGlobal, req: Pick<PayloadRequest, 'headers'>): string | null =>
  onHostOf(req, `/preview/visitor/globals/${slug}/`)

function onHostOf(req: Pick<PayloadRequest, 'headers'>, path: string): string | null {
  const host = req.headers.get('host')
  return host ? `${isHttps() ? 'https' : 'http'}://${host}${path}` : null
}
