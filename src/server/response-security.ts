import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { PolicySources } from '@/runtime/site-api'
import { type HeaderSettings, type ResponseKind, securityHeaders } from './security-headers'

/** What is known about a response so far. It is read when the headers are written. */
export type ResponseInfo = {
  kind: ResponseKind
  /** Policy sources from the settings, once they are known. */
  sources?: PolicySources
  /** The Cache-Control header for a response that sets none. */
  cacheControl?: string
}

const infoByResponse = new WeakMap<ServerResponse, ResponseInfo>()

/** The info of a response, which its handler may change. */
export const responseInfoOf = (res: ServerResponse): ResponseInfo | undefined => infoByResponse.get(res)

/**
 * Adds security headers to a response when its headers are written, except those it has already. A cached page writes
 * its own security headers as an array, and is left unchanged.
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
  // writeHead is overloaded: the arguments are passed on unchanged.
  res.writeHead = securedWriteHead as typeof writeHead
}

const isHeaders = (value: unknown): value is OutgoingHttpHeaders => typeof value === 'object' && value !== null
