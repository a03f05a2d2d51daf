import { submissionsUrl } from './submissions-url'

export type SubmissionResult =
  /** `html` is what our own server has made safe; another's answer is text. */
  | { step: 'sent'; text: string | null; html: string | null; redirectTo: string | null }
  | { step: 'invalid'; messages: Record<string, string>; reason: string | null }
  | { step: 'unreachable' }

type SubmissionResponse = {
  is_valid?: unknown
  validation_messages?: unknown
  confirmation_message?: unknown
  confirmation_redirect?: unknown
  error?: { message?: unknown }
}

const nonEmptyText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function parseMessages(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, message]) => nonEmptyText(message) !== null))
}

/** The words of an answer that another site gave: nothing of it becomes part of our page. */
const plainTextOf = (html: string | null) =>
  html && new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim()

/**
 * Sends a form. SPEC 7. Never throws: what goes wrong on the way is `unreachable`, SPEC 8's network error.
 * @param host origin of another site, null for this one
 */
export async function sendForm(host: string | null, formId: string, data: FormData): Promise<SubmissionResult> {
  try {
    const response = await fetch(submissionsUrl(host, formId), {
      method: 'POST',
      body: data,
      headers: { accept: 'application/json' },
    })
    if (response.status >= 500) return { step: 'unreachable' }
    const body = (await response.json()) as SubmissionResponse
    if (response.ok && body.is_valid !== false) {
      const message = nonEmptyText(body.confirmation_message)
      const redirectTo = host === null ? nonEmptyText(body.confirmation_redirect) : null
      return {
        step: 'sent',
        redirectTo,
        html: host === null ? message : null,
        text: (host !== null && plainTextOf(message)) || null,
      }
    }
    return {
      step: 'invalid',
      messages: parseMessages(body.validation_messages),
      reason: nonEmptyText(body.error?.message),
    }
  } catch {
    return { step: 'unreachable' }
  }
}
