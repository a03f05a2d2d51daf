import {
  bySpecificity,
  type Captures,
  matchPattern,
  type PatternSegment,
  parsePattern,
  pathSegments,
  patternSegment,
} from './path-pattern'
import { localPath } from './safe-return'

/** A permanent redirect as an editor writes it: two paths, with placeholders as in path-pattern. */
export type RedirectRow = { from: string; to: string }

/** Why a row is ignored: the message for the editor. */
export const REDIRECT_PROBLEMS = {
  source: 'The source must be a path such as /old/{slug}, and its first part must be plain text.',
  target: 'The target must be a path of this site, such as /new/{slug}.',
  placeholder: 'A placeholder of the target must be a whole part of its path, and be in the source.',
  duplicate: 'An earlier row has the same source.',
  itself: 'The target is the source.',
  cycle: 'This row and others lead to each other in a circle.',
} as const
export type RedirectProblem = { row: RedirectRow; problem: keyof typeof REDIRECT_PROBLEMS }

type CompiledRow = { row: RedirectRow; pattern: readonly PatternSegment[]; to: string }
/** The result of compileRedirects, for findRedirect. */
export type Redirects = { exact: ReadonlyMap<string, CompiledRow>; patterns: readonly CompiledRow[] }

const PLACEHOLDERS = /\{[a-z][a-z0-9]*\*?\}/gi
/** Longer chains are cut: only rows that lengthen the path with each hop have so many. */
const MAX_HOPS = 100

/**
 * Compiles the redirects once, at load or after an edit (docs/product.md#addresses).
 * Exact sources win over patterns, the more specific pattern over the other, the earlier of
 * two equal rows. A chain without placeholders becomes one hop; one that depends on the
 * requested path is followed by findRedirect.
 * @returns the redirects, and every ignored row with its reason; never throws
 */
export function compileRedirects(rows: readonly RedirectRow[]): { redirects: Redirects; problems: RedirectProblem[] } {
  const problems: RedirectProblem[] = []
  const validRows: CompiledRow[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const compiled = compileRow(row)
    const source = typeof compiled === 'string' ? '' : patternKey(compiled.pattern)
    if (typeof compiled === 'string') problems.push({ row, problem: compiled })
    else if (seen.has(source)) problems.push({ row, problem: 'duplicate' })
    else validRows.push(compiled)
    seen.add(source)
  }
  const all = index(validRows)
  const circular = validRows.filter((compiled) => isOnCycle(all, compiled))
  problems.push(...circular.map(({ row }): RedirectProblem => ({ row, problem: 'cycle' })))
  const remaining = validRows.filter((compiled) => !circular.includes(compiled))
  const openIndex = index(remaining)
  return { redirects: index(remaining.map((compiled) => flattenRedirect(openIndex, compiled))), problems }
}

/**
 * The final target of a path.
 * @param path as requested; its query is ignored here, see withQuery
 * @returns a path of this site that is itself not redirected; null when there is none, or when
 *   the path would redirect to itself
 */
export function findRedirect(redirects: Redirects, path: string): string | null {
  const visited = new Set([pathKey(path)])
  let found: string | null = null
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const next = nextHop(redirects, found ?? path)
    if (next === null) return found
    // The caller adds the visitor's query; a query of an earlier target in the chain is added here.
    const target = localPath(found === null ? next.target : withQuery(next.target, queryOf(found)))
    if (target === null) return null
    const address = pathKey(target)
    // A pattern may match its own target ("/a/{slug}" to "/a/all"): the chain ends there.
    if (found !== null && address === pathKey(found)) return found
    if (visited.has(address)) return null
    visited.add(address)
    found = target
  }
  return null
}

/**
 * Adds the visitor's query to a redirect's target.
 * @param target a path, optionally with its own query and hash
 * @param search the request's query, with or without "?"
 * @returns the target with both queries, the visitor's encoding unchanged; for a parameter
 *   in both the target's value wins, and the hash stays last
 */
export function withQuery(target: string, search: string): string {
  const { path, query, hash } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<hash>#.*)?$/s.exec(target)?.groups ?? {}
  const targetParams = queryParams(query ?? '')
  const usedNames = new Set(targetParams.map(paramName))
  const otherParams = queryParams(search).filter((part) => !usedNames.has(paramName(part)))
  const joined = [...targetParams, ...otherParams].join('&')
  return `${path ?? ''}${joined && `?${joined}`}${hash ?? ''}`
}

function compileRow(row: RedirectRow): CompiledRow | keyof typeof REDIRECT_PROBLEMS {
  const pattern = parsePattern(row.from)
  // A source that starts with a placeholder would match every page of the site.
  if (!pattern || /[?#]/.test(row.from) || pattern[0]?.kind === 'rest' || pattern[0]?.kind === 'one') return 'source'
  if (localPath(row.to.replaceAll(PLACEHOLDERS, 'x')) === null) return 'target'
  const known = new Set(pattern.filter(({ kind }) => kind !== 'literal').map(placeholderOf))
  const used = row.to.match(PLACEHOLDERS) ?? []
  const whole = pathSegments(row.to).filter((segment) => patternSegment(segment).kind !== 'literal')
  if (used.length !== whole.length || !used.every((name) => known.has(name))) return 'placeholder'
  return pathKey(row.to) === pathKey(row.from) ? 'itself' : { row, pattern, to: row.to }
}

function index(rows: readonly CompiledRow[]): Redirects {
  const isExact = ({ pattern }: CompiledRow) => pattern.every(({ kind }) => kind === 'literal')
  return {
    exact: new Map(rows.filter(isExact).map((compiled) => [pathKey(compiled.row.from), compiled])),
    patterns: rows.filter((compiled) => !isExact(compiled)).sort((a, b) => bySpecificity(a.pattern, b.pattern)),
  }
}

/** One hop from a path, or from a target with unfilled placeholders. */
function nextHop({ exact, patterns }: Redirects, path: string): { compiled: CompiledRow; target: string } | null {
  const found = exact.get(pathKey(path))
  if (found) return { compiled: found, target: found.to }
  const segments = pathSegments(path)
  for (const compiled of patterns) {
    const captures = matchPattern(compiled.pattern, segments)
    // An unfilled "{rest*}" in a target is not a single segment.
    const hasPlaceholder = compiled.pattern.some(
      ({ kind }, at) => kind === 'one' && patternSegment(segments[at] ?? '').kind === 'rest',
    )
    if (captures && !hasPlaceholder) return { compiled, target: fillTarget(compiled.to, captures) }
  }
  return null
}

function fillTarget(to: string, captures: Captures): string {
  const filled = to.replaceAll(PLACEHOLDERS, (placeholder) =>
    (captures.get(patternSegment(placeholder).text) ?? []).map(escapeSegment).join('/'),
  )
  // An empty "{rest*}" leaves two slashes in the path.
  const [path = '', ...after] = filled.split(/(?=[?#])/)
  return path.replaceAll(/\/{2,}/g, '/') + after.join('')
}

function isOnCycle(redirects: Redirects, start: CompiledRow): boolean {
  let path = start.to
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const next = nextHop(redirects, path)
    if (next === null || pathKey(next.target) === pathKey(path)) return false
    if (next.compiled === start) return true
    path = next.target
  }
  return false
}

/** Only targets without placeholders can be flattened: for a filled target an exact row may match. */
function flattenRedirect(redirects: Redirects, compiled: CompiledRow): CompiledRow {
  if (/[{}]/.test(compiled.to)) return compiled
  const final = findRedirect(redirects, compiled.to)
  return final === null ? compiled : { ...compiled, to: withQuery(final, queryOf(compiled.to)) }
}

/** A normalized path for comparison: without case, extra slashes, encoding and query. */
export function pathKey(path: string): string {
  return `/${pathSegments(path).join('/')}`.toLowerCase()
}

/** A key that is equal for sources that match the same paths, regardless of placeholder names. */
function patternKey(pattern: readonly PatternSegment[]): string {
  return JSON.stringify(pattern.map(({ kind, text }) => (kind === 'literal' ? text : { kind })))
}

function placeholderOf({ kind, text }: PatternSegment): string {
  return kind === 'rest' ? `{${text}*}` : `{${text}}`
}

function escapeSegment(segment: string): string {
  return segment.replaceAll(/[%?#/\\]/g, encodeURIComponent)
}

function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? ''
}

function queryParams(query: string): string[] {
  return query
    .replace(/^\?/, '')
    .replaceAll(/[\s\p{Cc}#]/gu, encodeURIComponent)
    .split('&')
    .filter((part) => part !== '')
}

function paramName(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}
