import { type CallError, readResult } from '@/platform/session/call-result'
import { errorReason } from './error-reason'

/** `reason` is what the user can do about a failure, if anything. */
export type MessageResult = { step: 'done'; message: string } | { step: 'failed'; reason: string | null }

type ResponseBody = { message?: string; error?: CallError }

/** Posts to a call that responds with a message for people, without a session. Never throws. */
export async function postForMessage(endpoint: string, fields?: FormData): Promise<MessageResult> {
  try {
    const response = await fetch(endpoint, { method: 'POST', body: fields })
    const body = await readResult<ResponseBody>(response)
    if (response.ok && body.message) return { step: 'done', message: body.message }
    return { step: 'failed', reason: errorReason(body.error) }
  } catch {
    return { step: 'failed', reason: null }
  }
}
