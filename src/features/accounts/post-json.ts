import { TEXTS } from '@/rules/texts'

/** Field name to what is wrong with it. */
export type Problems = Record<string, string>

/** `message` is for the form as a whole, and empty where single fields say all. */
export type Refused = { step: 'refused'; message: string; fields: Problems }

/** What a call has said. `answer` is as unknown as any from outside. */
export type Posted = { step: 'done'; answer: unknown } | Refused

/** `fetch`, or the one for what is a person's own. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

type Refusal = { error?: { message?: string; fields?: Problems } }

/**
 * Sends a body to a call of ours. Never fails: what goes wrong is a refusal, in words for people.
 */
export async function postJson(path: string, body: object, send: Send): Promise<Posted> {
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => ({}))
    if (response.ok) return { step: 'done', answer }
    const { error } = answer as Refusal
    const fields = error?.fields ?? {}
    const said = Object.keys(fields).length > 0
    return { step: 'refused', message: said ? '' : (error?.message ?? TEXTS.wrongOnOurSide), fields }
  } catch {
    return { step: 'refused', message: TEXTS.siteUnreachable, fields: {} }
  }
}
