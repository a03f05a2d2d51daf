import 'server-only'
import { z } from 'zod'
import { messagePage } from '@/platform/forms/message-page'
import { TEXTS } from '@/rules/texts'

type Handler = (request: Request) => Promise<Response>

const responseSchema = z.union([
  z.object({ is_valid: z.literal(true), confirmation_redirect: z.string().optional() }),
  z.object({ is_valid: z.literal(false), validation_messages: z.record(z.string(), z.string()) }),
  z.object({ error: z.object({ message: z.string() }) }),
])

/** The text for people in a response. */
function messageOf(result: z.infer<typeof responseSchema>): string {
  if ('error' in result) return `${TEXTS.formInvalid} ${result.error.message}`
  if (result.is_valid) return TEXTS.formSent
  const problems = Object.entries(result.validation_messages).map(([name, message]) => `${name}: ${message}`)
  return [TEXTS.formInvalid, ...problems, 'Go back in your browser: what you typed is still there.'].join(' ')
}

/**
 * Supports forms without scripts: a browser that navigates to the response gets an HTML page, or the form's redirect.
 * Status and headers stay.
 */
export function withHtmlResponse(handle: Handler): Handler {
  return async (request) => {
    const response = await handle(request)
    if (!/\btext\/html\b/.test(request.headers.get('accept') ?? '')) return response
    const result = responseSchema.parse(await response.json())
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    if ('is_valid' in result && result.is_valid && result.confirmation_redirect) {
      headers.delete('content-type')
      headers.set('location', result.confirmation_redirect)
      return new Response(null, { status: 303, headers })
    }
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(messagePage(messageOf(result), 'Form'), { status: response.status, headers })
  }
}
