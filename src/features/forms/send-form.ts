import { submissionsUrl } from './submissions-url'

export type SubmissionResult =
  /** `html` has been sanitized by our own server; another site's message is plain text. */
  | { step: 'sent'; text: string | null; html: string | null; redirectTo: string | null }
  | { step: 'invalid'; messages: Record<string, string>; reason: string | null }
  | { step: 'unreachable' }

/** Another site's response is not ours to type, so every value is checked. By hand: zod would add 5 kB to the page. */
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

/** The text of another site's message, so that none of its markup is rendered. */
const plainTextOf = (html: string | null) =>
  html && new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim()

/**
 * Submits a form. Never throws: a failed request is `unreachable`.
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
