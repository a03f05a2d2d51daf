import type { PayloadRequest } from 'payload'
import type { PostType } from '@/catalogue/post-types'

/**
 * Where staff see a document as it stands, drafts included. The page checks the
 * session itself and offers the other audiences.
 * @returns an address on the host the admin was asked on (the admin posts messages to it,
 *   which takes a whole address, and the cookie holds for that host); null before the
 *   document is first saved
 */
export function previewUrl(postType: PostType, id: unknown, req: Pick<PayloadRequest, 'headers'>): string | null {
  const host = req.headers.get('host')
  if (typeof id !== 'number' || !host) return null
  const protocol = process.env.SITE_URL?.startsWith('https:') ? 'https' : 'http'
  return `${protocol}://${host}/preview/premium/${postType}/${id}/`
}
