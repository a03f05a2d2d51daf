import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type AnswerKind, type HeaderSettings, securityHeaders } from './security-headers'
import type { PolicySources } from './shared'

/** What an answer has become so far. It is read when its head is written. */
export type Answer = {
  kind: AnswerKind
  /** What the settings add to the policy of pages; none until it is known. */
  sources?: PolicySources
  /** Says so for an answer that says nothing itself. */
  cacheControl?: string
}

const answers = new WeakMap<ServerResponse, Answer>()

/** What an answer has become so far, to be changed by whoever answers it. */
export const answerOf = (res: ServerResponse): Answer | undefined => answers.get(res)

/**
 * Gives an answer its security headers when its head is written: all but those that it has already. A finished page
 * comes with its own, as a list, and is left alone.
 */
export function secureAnswer(res: ServerResponse, settings: HeaderSettings): void {
  const answer: Answer = { kind: 'refusal' }
  answers.set(res, answer)
  const writeHead = res.writeHead
  const secured = (status: number, ...args: unknown[]) => {
    const given = args.at(-1)
    if (!res.headersSent && !Array.isArray(given)) {
      const headers = securityHeaders(answer.kind, settings, { sources: answer.sources })
      if (answer.cacheControl !== undefined) headers['cache-control'] = answer.cacheControl
      const own = new Set(Object.keys(isHeaders(given) ? given : {}).map((name) => name.toLowerCase()))
      for (const [name, value] of Object.entries(headers)) {
        if (!own.has(name) && !res.hasHeader(name)) res.setHeader(name, value)
      }
    }
    return Reflect.apply(writeHead, res, [status, ...args])
  }
  // Overloaded: the arguments go on as they came.
  res.writeHead = secured as typeof writeHead
}

const isHeaders = (value: unknown): value is OutgoingHttpHeaders => typeof value === 'object' && value !== null
