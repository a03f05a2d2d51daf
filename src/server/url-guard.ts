/**
 * What every address passes before anything else looks at it. DESIGN 4.2, 10.
 * Pure: an address in, a verdict out.
 */

/** Characters of a path, as sent. A longer one is nobody's bookmark. */
const MAX_PATH_CHARS = 2_048

type ParsedTarget =
  | {
      kind: 'valid'
      /** Decoded, no query, no trailing slash ("/" for the start page): the page's one name here. */
      path: string
      /** With its question mark; empty when there is none. */
      query: string
    }
  /** Names our internal prefix or tries to climb: the shared 404. */
  | { kind: 'missing' }
  /** The same address with its repeated slashes put right. */
  | { kind: 'redirect'; location: string }
  | { kind: 'invalid'; code: 'bad_request' | 'uri_too_long' }

/** Segments that begin like this are ours alone. `/~page/<audience>/…` is where Next finds the pages. */
const INTERNAL_SEGMENT = /^~(page|missing)/i
/** Each round of decoding shortens the text, so this many rounds settle what a path of allowed length can hide. */
const MAX_DECODE_ROUNDS = 16

/**
 * Judges the target of a request line.
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

/** The path as Next gets it: every segment encoded in one way. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed percent-encoding: the caller refuses it.
    return null
  }
}

function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return /[\u0000-\u001f\u007f]/.test(text)
}

/** Dot segments and backslashes: parsers disagree about them, so no address of ours has any. */
function hasDotSegments(path: string): boolean {
  return path.includes('\\') || /(^|\/)\.{1,2}(\/|$)/.test(path)
}

/** Whether any reading of the path, however often decoded, has an internal segment. */
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
