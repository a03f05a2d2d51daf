import type { IncomingHttpHeaders } from 'node:http'
import type { Audience } from '@/rules/audience'
import type { WeekView } from '@/rules/page-view'

/**
 * Which form of a page is requested: '' the document, 'rsc' the full navigation payload, anything else the name of one
 * segment of it.
 *
 * As in Next 16.4.6 (build/templates/app-page-runtime.js): a static page answers every navigation and prefetch with the
 * same stored payload, whatever next-router-state-tree, next-url and the kind of prefetch are. Only a prefetch ("1")
 * with a segment's name gets that segment. So nothing else is part of the cache key.
 */
export type Payload = string

/** Everything that the bytes of a page depend on. */
export type PageKey = { audience: Audience; path: string; payload: Payload; week: WeekView }

export const DOCUMENT: Payload = ''
const FULL_PAYLOAD: Payload = 'rsc'
const MAX_SEGMENT_CHARS = 512

/** The form of the page that these request headers select. */
export function requestedPayload(headers: IncomingHttpHeaders): Payload {
  if (headers.rsc !== '1') return DOCUMENT
  const segment = headers['next-router-prefetch'] === '1' ? headers['next-router-segment-prefetch'] : undefined
  if (typeof segment !== 'string' || !segment.startsWith('/') || segment.length > MAX_SEGMENT_CHARS) return FULL_PAYLOAD
  return segment
}

/** The request headers that make Next respond in this form. */
export function payloadHeaders(payload: Payload): Record<string, string> {
  if (payload === DOCUMENT) return {}
  if (payload === FULL_PAYLOAD) return { rsc: '1' }
  return { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': payload }
}
