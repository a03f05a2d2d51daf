import { TEXTS } from '@/rules/texts'

/** Field name to what is wrong with it. */
export type FieldErrors = Record<string, string>

/** `message` is for the form as a whole, and empty where single fields say all. */
export type RejectedResult = { step: 'refused'; message: string; fields: FieldErrors }

/** What a call has said. `answer` is as unknown as any from outside. */
export type PostResult = { step: 'done'; answer: unknown } | RejectedResult

/** `fetch`, or the one for what is a person's own. */
export type FetchFunction = (path: string, init: RequestInit) => Promise<Response>

type ErrorBody = { error?: { message?: string; fields?: FieldErrors } }

/**
 * Sends a body to a call of ours. Never fails: what goes wrong is a refusal, in words for people.
 */
export async function postJson(path: string, body: object, send: FetchFunction): Promise<PostResult> {
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => ({}))
    if (response.ok) return { step: 'done', answer }
    const { error } = answer as ErrorBody
    const fields = error?.fields ?? {}
    const hasFieldErrors = Object.keys(fields).length > 0
    return { step: 'refused', message: hasFieldErrors ? '' : (error?.message ?? TEXTS.internalError), fields }
  } catch {
    return { step: 'refused', message: TEXTS.siteUnreachable, fields: {} }
  }
}
