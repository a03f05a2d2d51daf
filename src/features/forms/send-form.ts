import { submissionsUrl } from './submissions-url'

export type Outcome =
  /** `html` is what our own server has made safe; another's answer is text. */
  | { step: 'sent'; text: string | null; html: string | null; goTo: string | null }
  | { step: 'invalid'; messages: Record<string, string>; reason: string | null }
  | { step: 'unreachable' }

type Answered = {
  is_valid?: unknown
  validation_messages?: unknown
  confirmation_message?: unknown
  confirmation_redirect?: unknown
  error?: { message?: unknown }
}

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function messagesIn(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, message]) => textOr(message) !== null))
}

/** The words of an answer that another site gave: nothing of it becomes part of our page. */
const wordsOf = (html: string | null) =>
  html && new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim()

/**
 * Sends a form. SPEC 7. Never throws: what goes wrong on the way is `unreachable`, SPEC 8's network error.
 * @param host origin of another site, null for this one
 */
export async function sendForm(host: string | null, formId: string, data: FormData): Promise<Outcome> {
  try {
    const response = await fetch(submissionsUrl(host, formId), {
      method: 'POST',
      body: data,
      headers: { accept: 'application/json' },
    })
    if (response.status >= 500) return { step: 'unreachable' }
    const answered = (await response.json()) as Answered
    if (response.ok && answered.is_valid !== false) {
      const said = textOr(answered.confirmation_message)
      const goTo = host === null ? textOr(answered.confirmation_redirect) : null
      return { step: 'sent', goTo, html: host === null ? said : null, text: (host !== null && wordsOf(said)) || null }
    }
    return {
      step: 'invalid',
      messages: messagesIn(answered.validation_messages),
      reason: textOr(answered.error?.message),
    }
  } catch {
    return { step: 'unreachable' }
  }
}
