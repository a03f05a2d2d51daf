import { type CallError, jsonPost, readError, readResult } from '@/platform/session/call-result'
import { COMMON_TEXTS } from '@/rules/common-texts'

/** Field names and their error messages. */
export type FieldErrors = NonNullable<CallError['fields']>

/** `message` is about the form as a whole, and empty if the fields say everything. */
export type RejectedResult = {
  step: 'refused'
  /** The code of the error, where the server has answered with one. */
  code?: CallError['code']
  message: string
  fields: FieldErrors
}

/** The result of a call. `answer` is the JSON of its response. */
export type PostResult<Answer = unknown> = { step: 'done'; answer: Answer } | RejectedResult

/** `fetch`, or the one for personal data. */
export type FetchFunction = (path: string, init: RequestInit) => Promise<Response>

/** Posts JSON to one of our calls. Never throws: a failure is a `refused` result with a message for people. */
export async function postJson<Answer>(path: string, body: object, send: FetchFunction): Promise<PostResult<Answer>> {
  try {
    const response = await send(path, jsonPost(body))
    if (response.ok) return { step: 'done', answer: await readResult<Answer>(response) }
    const error = await readError(response)
    const fields = error?.fields ?? {}
    const hasFieldErrors = Object.keys(fields).length > 0
    const message = hasFieldErrors ? '' : (error?.message ?? COMMON_TEXTS.internalError)
    return { step: 'refused', code: error?.code, message, fields }
  } catch {
    return { step: 'refused', message: COMMON_TEXTS.siteUnreachable, fields: {} }
  }
}

/** The message of an error response, for people. */
export async function errorMessageOf(response: Response): Promise<string> {
  return (await readError(response))?.message ?? COMMON_TEXTS.internalError
}
