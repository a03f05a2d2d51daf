import type { PostResult } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type CallError, readError, readResult } from '@/platform/session/call-result'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { longDate } from '@/rules/dates'

/** The fields of the forms; messages about anything else are shown for the form as a whole. */
const FIELDS = ['title', 'board', 'body'] as const

/** What people read when a post is not accepted. */
export const POST_TEXTS = {
  offline: 'You are offline. What you wrote is kept on this device. Try again when you are back online.',
  signedOut: 'Your session has ended. What you wrote is kept. Sign in again to post it.',
  tooLong: 'This is too long for one post. Shorten it.',
} as const

/** Sends a post. Never throws: a failure has messages for people, for each field or for the whole form. */
export async function sendPost<Answer>(
  path: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<PostResult<Answer>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await authenticatedFetch(path, { method, headers, body: JSON.stringify(body) })
    if (response.ok) return { step: 'done', answer: await readResult<Answer>(response) }
    return refusal(await readError(response), Number(response.headers.get('retry-after')))
  } catch {
    return {
      step: 'refused',
      message: navigator.onLine ? COMMON_TEXTS.siteUnreachable : POST_TEXTS.offline,
      fields: {},
    }
  }
}

function refusal(error: CallError | undefined, retryAfterS: number): Exclude<PostResult, { step: 'done' }> {
  const fields = Object.fromEntries(
    FIELDS.flatMap((name) => {
      const message = error?.fields?.[name]
      return message ? [[name, message] as const] : []
    }),
  )
  const message = Object.keys(fields).length > 0 ? '' : messageOf(error, retryAfterS)
  return { step: 'refused', code: error?.code, message, fields }
}

function messageOf(error: CallError | undefined, retryAfterS: number): string {
  if (!error) return COMMON_TEXTS.internalError
  switch (error.code) {
    case 'internal':
      return COMMON_TEXTS.internalError
    case 'unauthenticated':
      return POST_TEXTS.signedOut
    case 'payload_too_large':
      return POST_TEXTS.tooLong
    case 'too_many_requests':
      // Some of these messages say how long already.
      return /\d/.test(error.message) || !(retryAfterS > 0)
        ? error.message
        : `${error.message} Try again in ${waitText(retryAfterS)}.`
    case 'forbidden': {
      const until = error.fields?.until
      const day = until === undefined ? null : longDate(until)
      return day ? `You cannot post in the community until ${day}.` : error.message
    }
    default:
      return error.message
  }
}

/** Seconds in words. */
function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
