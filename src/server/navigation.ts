import type { IncomingHttpHeaders } from 'node:http'
import type { Audience } from '@/rules/audience'

/**
 * Which form of a page is asked for: '' the document, 'rsc' the whole navigation
 * payload, anything else the name of one segment of it.
 *
 * Read off Next 16.4.6 (build/templates/app-page-runtime.js): a static page answers
 * every navigation and prefetch with the same stored payload, whatever
 * next-router-state-tree, next-url or the kind of prefetch says; only a prefetch ("1")
 * that names a segment gets that segment. So nothing else is part of the key.
 */
export type Payload = string

/** What exactly is asked for: everything that the bytes of a page depend on. */
export type PageKey = { audience: Audience; path: string; payload: Payload }

export const DOCUMENT: Payload = ''
const FULL_PAYLOAD: Payload = 'rsc'
const MAX_SEGMENT_CHARS = 512

/** The form that these request headers ask for. */
export function requestedPayload(headers: IncomingHttpHeaders): Payload {
  if (headers.rsc !== '1') return DOCUMENT
  const segment = headers['next-router-prefetch'] === '1' ? headers['next-router-segment-prefetch'] : undefined
  if (typeof segment !== 'string' || !segment.startsWith('/') || segment.length > MAX_SEGMENT_CHARS) return FULL_PAYLOAD
  return segment
}

/** The request headers that make Next answer in this form, and no others. */
export function payloadHeaders(payload: Payload): Record<string, string> {
  if (payload === DOCUMENT) return {}
  if (payload === FULL_PAYLOAD) return { rsc: '1' }
  return { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': payload }
}
