import type { Results } from './run'

/** A number to reach, and what was reached. */
export type Limit = { name: string; wanted: string; measured: number | null; unit: string; ok: boolean | null }

const VISITOR_SHARE = 0.6
const MEMBER_SHARE = 0.5
const POSTS_MS = 20
const SCRIPT_KB = 170
const MEMORY_MB = 500
const VIEW_KB = 400
const LARGEST_PAINT_MS = 1_500
const SHIFT = 0.02

/** Holds a run against the numbers to reach. `ok` is null where the machine could not measure. */
export function limitsOf({ cachedPages, posts, firstLoad, firstView, memory }: Results): Limit[] {
  const shares = cachedPages.map(({ reader, encoding, ratio }) =>
    atLeast(
      `cached page, ${reader}, ${encoding}`,
      ratio * 100,
      (reader === 'visitor' ? VISITOR_SHARE : MEMBER_SHARE) * 100,
      '% of bare',
    ),
  )
  const scripts = firstLoad.map(({ name, gzipKb }) =>
    atMost(`first-load JavaScript, ${name}`, gzipKb, SCRIPT_KB, 'kB gzip'),
  )
  const views = firstView.flatMap(({ name, site, still }) => [
    atMost(`first view, ${name}`, site.bytes.all / 1_000, VIEW_KB, 'kB'),
    atMost(`largest paint, ${name} (static: ${Math.round(still.lcpMs)})`, site.lcpMs, LARGEST_PAINT_MS, 'ms'),
    atMost(`layout shift, ${name}, in thousandths`, site.cls * 1_000, SHIFT * 1_000, ''),
  ])
  const largest = memory.flatMap((sample) => (sample.memory ? [sample.memory.allMb] : []))
  return [
    ...shares,
    atMost('posts call, one connection, p50', posts.one.site.p50Ms, POSTS_MS, 'ms'),
    atMost('posts call, after a publish, p50', posts.one.afterPublish.p50Ms, POSTS_MS, 'ms'),
    ...scripts,
    ...views,
    atMost('resident memory, largest', largest.length > 0 ? Math.max(...largest) : null, MEMORY_MB, 'MB'),
  ]
}

function atLeast(name: string, measured: number, limit: number, unit: string): Limit {
  return { name, wanted: `≥ ${limit} ${unit}`, measured, unit, ok: measured >= limit }
}

function atMost(name: string, measured: number | null, limit: number, unit: string): Limit {
  return { name, wanted: `≤ ${limit} ${unit}`, measured, unit, ok: measured === null ? null : measured <= limit }
}
