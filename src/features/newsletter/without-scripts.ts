import 'server-only'
import { z } from 'zod'
import { TEXTS } from '@/rules/texts'
import { plainPage } from './plain-page'
import { reasonOf } from './reason-of'

type Handler = (request: Request) => Promise<Response>

const words = z.object({ message: z.string() })
const refusal = z.object({
  error: z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

/** A browser that leaves its page to send a form wants a page back; scripts and programs want JSON. */
const wantsPage = ({ headers }: Request) => /\btext\/html\b/.test(headers.get('accept') ?? '')

/** What a person reads, of either answer. SPEC 8. */
function messageOf(answered: unknown): string {
  const done = words.safeParse(answered)
  if (done.success) return done.data.message
  const reason = reasonOf(refusal.safeParse(answered).data?.error)
  return [`${TEXTS.newsletterFailed}.`, reason ?? []].flat().join(' ')
}

/** Lets a call that reads a form work without scripts too: the same status and headers, the message as a page. */
export function asPageForForms(handle: Handler): Handler {
  return async (request) => {
    const answer = await handle(request)
    if (!wantsPage(request)) return answer
    const headers = new Headers(answer.headers)
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.delete('content-length')
    return new Response(plainPage(messageOf(await answer.json())), { status: answer.status, headers })
  }
}
