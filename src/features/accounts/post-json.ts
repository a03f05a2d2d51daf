import { TEXTS } from '@/rules/texts'

/** Field names and their error messages. */
export type FieldErrors = Record<string, string>

/** `message` is about the form as a whole, and empty if the fields say everything. */
export type RejectedResult = { step: 'refused'; message: string; fields: FieldErrors }

/** The result of a call. `answer` is not validated. */
export type PostResult = { step: 'done'; answer: unknown } | RejectedResult

/** `fetch`, or the one for personal data. */
export type FetchFunction = (path: string, init: RequestInit) => Promise<Response>

type ErrorBody = { error?: { message?: string; fields?: FieldErrors } }

/** Posts JSON to one of our calls. Never throws: a failure is a `refused` result with a message for people. */
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
