import type { PostType } from '@/catalogue/post-types'

/**
 * Where staff see a document as it stands, drafts included. The page checks the
 * session itself and offers the other audiences.
 * @returns a path; null before the document is first saved
 */
export function previewUrl(postType: PostType, id: unknown): string | null {
  return typeof id === 'number' ? `/preview/premium/${postType}/${id}/` : null
}
