import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { PolicySources } from './bridge'
import { type HeaderSettings, type ResponseKind, securityHeaders } from './security-headers'

/** What an answer has become so far. It is read when its head is written. */
export type ResponseInfo = {
  kind: ResponseKind
  /** What the settings add to the policy of pages; none until it is known. */
  sources?: PolicySources
  /** Says so for an answer that says nothing itself. */
  cacheControl?: string
}

const infoByResponse = new WeakMap<ServerResponse, ResponseInfo>()

/** What an answer has become so far, to be changed by whoever answers it. */
export const responseInfoOf = (res: ServerResponse): ResponseInfo | undefined => infoByResponse.get(res)

/**
 * Gives an answer its security headers when its head is written: all but those that it has already. A finished page
 * comes with its own, as a list, and is left alone.
 */
export function addSecurityHeaders(res: ServerResponse, settings: HeaderSettings): void {
  const info: ResponseInfo = { kind: 'error' }
  infoByResponse.set(res, info)
  const writeHead = res.writeHead
  const securedWriteHead = (status: number, ...args: unknown[]) => {
    const lastArg = args.at(-1)
    if (!res.headersSent && !Array.isArray(lastArg)) {
      const headers = securityHeaders(info.kind, settings, { sources: info.sources })
      if (info.cacheControl !== undefined) headers['cache-control'] = info.cacheControl
      const givenNames = new Set(Object.keys(isHeaders(lastArg) ? lastArg : {}).map((name) => name.toLowerCase()))
      for (const [name, value] of Object.entries(headers)) {
        if (!givenNames.has(name) && !res.hasHeader(name)) res.setHeader(name, value)
      }
    }
    return Reflect.apply(writeHead, res, [status, ...args])
  }
  // Overloaded: the arguments go on as they came.
  res.writeHead = securedWriteHead as typeof writeHead
}

const isHeaders = (value: unknown): value is OutgoingHttpHeaders => typeof value === 'object' && value !== null
