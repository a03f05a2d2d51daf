/** Characters of a path, as sent. No page of the site has a longer one. */
const MAX_PATH_CHARS = 2_048

type ParsedTarget =
  | {
      kind: 'valid'
      /** Decoded, without query and trailing slash ("/" for the start page): the canonical form inside the server. */
      path: string
      /** With its question mark; '' when there is none. */
      query: string
    }
  /** Contains our internal prefix or dot segments: the 404 page is served. */
  | { kind: 'missing' }
  /** Repeated slashes: redirected to the same path without them. */
  | { kind: 'redirect'; location: string }
  | { kind: 'invalid'; code: 'bad_request' | 'uri_too_long' }

/**
 * Internal path segments: Next's pages are at `/~page/<audience>/…`, those of orders at `/~product/<plan>`, the sign-in
 * pages of members' areas at `/~login/<area>`, and those of the community at `/~community/<sort>/<page>/…`.
 */
const INTERNAL_SEGMENT = /^~(page|missing|product|login|community)/i
/** A path that can still be decoded after this many rounds is rejected. */
const MAX_DECODE_ROUNDS = 16

/**
 * Parses and validates the target of a request line, before anything else sees it. Pure.
 * @param target as sent: a path with query, or the absolute form that proxies use
 */
export function parseTarget(target: string): ParsedTarget {
  const url = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/'
  const queryStart = url.indexOf('?')
  const rawPath = queryStart === -1 ? url : url.slice(0, queryStart)
  const query = queryStart === -1 ? '' : url.slice(queryStart)
  if (rawPath.length > MAX_PATH_CHARS) return { kind: 'invalid', code: 'uri_too_long' }
  const decoded = decode(rawPath)
  if (decoded === null || !rawPath.startsWith('/') || rawPath.includes('#') || hasControlCharacter(decoded)) {
    return { kind: 'invalid', code: 'bad_request' }
  }
  if (hasInternalSegment(decoded) || hasDotSegments(decoded)) return { kind: 'missing' }
  if (rawPath.includes('//')) return { kind: 'redirect', location: rawPath.replace(/\/{2,}/g, '/') + query }
  if (decoded.includes('//')) return { kind: 'missing' }
  const path = decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded
  return { kind: 'valid', path, query }
}

/** The path for Next, with every segment encoded in the same way. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed percent-encoding, which the caller rejects.
    return null
  }
}

function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return /[\u0000-\u001f\u007f]/.test(text)
}

/** Dot segments and backslashes: URL parsers treat them differently, so no path of the site has any. */
function hasDotSegments(path: string): boolean {
  return path.includes('\\') || /(^|\/)\.{1,2}(\/|$)/.test(path)
}

/** Whether the path has an internal segment, after any number of decodings. */
function hasInternalSegment(path: string): boolean {
  let decodedPath = path
  for (let round = 0; round < MAX_DECODE_ROUNDS; round += 1) {
    if (decodedPath.split(/[/\\]/).some((segment) => INTERNAL_SEGMENT.test(segment.trim()))) return true
    const next = decodedPath.includes('%') ? decode(decodedPath) : null
    if (next === null || next === decodedPath) return false
    decodedPath = next
  }
  return true
}
