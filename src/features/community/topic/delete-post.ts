import { errorMessageOf } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { COMMON_TEXTS } from '@/rules/common-texts'

/** Deletes a post. One that is gone already counts as deleted. @returns why it was refused; null if it is deleted */
export async function deletePost(post: number): Promise<string | null> {
  try {
    const response = await authenticatedFetch(`/api/forum/posts/${post}`, { method: 'DELETE' })
    return response.ok || response.status === 404 ? null : await errorMessageOf(response)
  } catch {
    return COMMON_TEXTS.siteUnreachable
  }
}
