/**
 * Path patterns, matched segment by segment, so that `/forum` never catches `/forum-dev`.
 *
 * A pattern is written like a path: `/advice/{slug}`. `{name}` stands for exactly one
 * segment, `{name*}` (last segment only) for any number of them, none included.
 * Case, trailing slash, doubled slashes, percent-encoding and the query never matter (docs/product.md#addresses).
 */
export type PatternSegment = { kind: 'literal' | 'one' | 'rest'; text: string }

/** Placeholder name to the decoded segments it stands for. */
export type Captures = ReadonlyMap<string, readonly string[]>

const PLACEHOLDER = /^\{([a-z][a-z0-9]*)(\*?)\}$/i

/**
 * Splits a path into decoded segments, in their own case.
 * @param path a request path, with or without query and hash, as sent
 * @returns segments without empty ones; `.` and `..` are resolved as a browser would;
 *   `%2F` and `\` separate, because later code that decodes the path would see a slash there
 */
export function pathSegments(path: string): string[] {
  const end = path.search(/[?#]/)
  const segments: string[] = []
  for (const segment of safeDecode(end < 0 ? path : path.slice(0, end)).split(/[/\\]+/)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments
}

/**
 * Reads a pattern.
 * @returns its segments, or null when it does not start with "/", repeats a name, holds a
 *   brace that is no placeholder, or has a `{name*}` anywhere but last
 */
export function parsePattern(pattern: string): PatternSegment[] | null {
  if (!pattern.startsWith('/')) return null
  const segments = pathSegments(pattern).map(patternSegment)
  const names = segments.filter(({ kind }) => kind !== 'literal').map(({ text }) => text)
  const isValid =
    new Set(names).size === names.length &&
    segments.every(({ kind, text }) => kind !== 'literal' || !/[{}]/.test(text)) &&
    segments.slice(0, -1).every(({ kind }) => kind !== 'rest')
  return isValid ? segments : null
}

/** Reads one segment of a pattern, or of a redirect's target. */
export function patternSegment(text: string): PatternSegment {
  const [, name, star] = PLACEHOLDER.exec(text) ?? []
  if (name === undefined) return { kind: 'literal', text: text.toLowerCase() }
  return { kind: star === '*' ? 'rest' : 'one', text: name }
}

/**
 * Matches decoded segments against a pattern.
 * @returns what each placeholder stands for, or null when the path does not match
 */
export function matchPattern(pattern: readonly PatternSegment[], segments: readonly string[]): Captures | null {
  const captures = new Map<string, readonly string[]>()
  for (const [index, { kind, text }] of pattern.entries()) {
    if (kind === 'rest') return captures.set(text, segments.slice(index))
    const segment = segments[index]
    if (segment === undefined) return null
    if (kind === 'one') captures.set(text, [segment])
    else if (segment.toLowerCase() !== text) return null
  }
  return segments.length === pattern.length ? captures : null
}

const KIND_RANK = { literal: 0, one: 1, rest: 2 } as const satisfies Record<PatternSegment['kind'], number>

/** Sorts the more specific pattern first: a literal before a placeholder, the longer before the shorter. */
export function bySpecificity(a: readonly PatternSegment[], b: readonly PatternSegment[]): number {
  for (const [index, { kind }] of a.entries()) {
    const other = b[index]
    if (other === undefined) break
    if (kind !== other.kind) return KIND_RANK[kind] - KIND_RANK[other.kind]
  }
  // `/a/{rest*}` is longer than `/a` and yet less specific for the path `/a`.
  return a.length === b.length ? 0 : opennessRank(a) - opennessRank(b) || b.length - a.length
}

function opennessRank(pattern: readonly PatternSegment[]): number {
  return pattern.at(-1)?.kind === 'rest' ? 1 : 0
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray "%" is a character like any other here; such a path simply matches no row.
    return text
  }
}
