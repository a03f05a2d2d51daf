import { type Refusal, reasonOf } from './reason-of'

type Outcome = { step: 'done'; message: string } | { step: 'failed'; reason: string | null }

type Answered = { message?: string; error?: Refusal }

/** One of the newsletter's calls, for the browser. Never throws: SPEC 8 has one text for all that fails. */
export async function postNewsletter(call: string, fields?: FormData): Promise<Outcome> {
  try {
    const response = await fetch(call, { method: 'POST', body: fields })
    const answered = (await response.json()) as Answered
    if (response.ok && answered.message) return { step: 'done', message: answered.message }
    return { step: 'failed', reason: reasonOf(answered.error) }
  } catch {
    return { step: 'failed', reason: null }
  }
}
