import { session } from '@/platform/session/session-state'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A stored picture, as POST /api/forum/pictures answers. */
export type UploadedPicture = { id: number; url: string; width: number | null; height: number | null }

export type UploadResult = { picture: UploadedPicture } | { problem: string }

/** Why a file cannot be a picture of a post; null if it may be. */
export function pictureProblem({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return ACCOUNT_TEXTS.pictureUnreadable
  return size > PAGE_LIMITS.forumPictureMaxBytes ? ACCOUNT_TEXTS.postPictureTooLarge : null
}

/**
 * Uploads a picture. Never throws.
 * @param onProgress the part that is sent, from 0 to 1
 */
export async function uploadPicture(
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const first = await send(file, onProgress, signal)
  if (first.status !== 401) return resultOf(first)
  return (await session.refresh()) ? resultOf(await send(file, onProgress, signal)) : resultOf(first)
}

type Answer = { status: number; text: string }

/** `fetch` does not tell how much of a body is sent. */
function send(file: File, onProgress: (sent: number) => void, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/forum/pictures')
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve({ status: request.status, text: request.responseText })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function resultOf({ status, text }: Answer): UploadResult {
  // No answer at all.
  if (status === 0) return { problem: COMMON_TEXTS.siteUnreachable }
  try {
    // Our own call: its tests check the shape.
    const answer = JSON.parse(text) as { picture?: UploadedPicture; error?: { message: string } }
    return answer.picture
      ? { picture: answer.picture }
      : { problem: answer.error?.message ?? COMMON_TEXTS.internalError }
  } catch {
    return { problem: COMMON_TEXTS.internalError }
  }
}
