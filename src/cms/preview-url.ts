import type { PayloadRequest } from 'payload'
import type { PostType } from '@/model/content-types'
import { isHttps } from '@/runtime/env'

/**
 * The URL where staff preview a document, drafts included. The page checks the session itself and offers the other
 * audiences.
 * @returns a URL on the request's host, because the session cookie is for that host and the admin needs a whole URL to
 * post messages to the preview; null until the document is first saved
 */
export function previewUrl(postType: PostType, id: unknown, req: Pick<PayloadRequest, 'headers'>): string | null {
  const host = req.headers.get('host')
  if (typeof id !== 'number' || !host) return null
  const protocol = isHttps() ? 'https' : 'http'
  return `${protocol}://${host}/preview/premium/${postType}/${id}/`
}
