import { type CallError, readResult } from '@/platform/session/call-result'
import { errorReason } from './error-reason'
import type { NewsletterResponse } from './newsletter.server'

type NewsletterResult = { step: 'done'; message: string } | { step: 'failed'; reason: string | null }

type ResponseBody = Partial<NewsletterResponse> & { error?: CallError }

/** Posts to one of the newsletter's calls. Never throws: every failure has the same text. */
export async function postNewsletter(endpoint: string, fields?: FormData): Promise<NewsletterResult> {
  try {
    const response = await fetch(endpoint, { method: 'POST', body: fields })
    const body = await readResult<ResponseBody>(response)
    if (response.ok && body.message) return { step: 'done', message: body.message }
    return { step: 'failed', reason: errorReason(body.error) }
  } catch {
    return { step: 'failed', reason: null }
  }
}
