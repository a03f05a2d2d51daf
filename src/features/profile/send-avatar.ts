import { errorMessageOf } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

type Picture = Pick<File, 'size' | 'type'>

/** What is wrong with a picture before it is sent; null if it is valid. */
export function pictureProblem({ size, type }: Picture): string | null {
  if (!AVATAR_TYPES.some((known) => known === type)) return ACCOUNT_TEXTS.pictureUnreadable
  return size > PAGE_LIMITS.avatarMaxBytes ? ACCOUNT_TEXTS.avatarTooLarge : null
}

/** Uploads a picture, or deletes the current one if it is null. @returns the error message; null on success */
export async function sendAvatar(picture: File | null): Promise<string | null> {
  try {
    const response = await authenticatedFetch('/api/user/avatar', {
      method: picture ? 'POST' : 'DELETE',
      ...(picture && { headers: { 'content-type': picture.type }, body: picture }),
    })
    if (response.ok) return null
    return await errorMessageOf(response)
  } catch {
    return COMMON_TEXTS.siteUnreachable
  }
}
