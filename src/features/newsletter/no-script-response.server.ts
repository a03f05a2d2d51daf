import 'server-only'
import { z } from 'zod'
import { errorReason } from '@/platform/forms/error-reason'
import { messagePage } from '@/platform/forms/message-page'
import { TEXTS } from '@/rules/texts'

type Handler = (request: Request) => Promise<Response>

const successSchema = z.object({ message: z.string() })
const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

/** A browser that navigates to the response accepts HTML; scripts and programs want JSON. */
const acceptsHtml = ({ headers }: Request) => /\btext\/html\b/.test(headers.get('accept') ?? '')

/** The text for people in a response. */
function messageOf(body: unknown): string {
  const success = successSchema.safeParse(body)
  if (success.success) return success.data.message
  const reason = errorReason(errorSchema.safeParse(body).data?.error)
  return [`${TEXTS.newsletterFailed}.`, reason ?? []].flat().join(' ')
}

/** Supports a call without scripts: the same status and headers, with the message as an HTML page. */
export function withHtmlResponse(handle: Handler): Handler {
  return async (request) => {
    const response = await handle(request)
    if (!acceptsHtml(request)) return response
    const headers = new Headers(response.headers)
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.delete('content-length')
    return new Response(messagePage(messageOf(await response.json())), { status: response.status, headers })
  }
}
