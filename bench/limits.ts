import type { Results } from './run'

/** A limit and the measured value. */
export type Limit = { name: string; wanted: string; measured: number | null; unit: string; ok: boolean | null }

/** The bare server's CPU time for a request as a share of the site's. */
const CACHED_SHARE = 0.8
/** A cached page while the server does other work. */
const UNDISTURBED_MS = 20
const POSTS_MS = 20
/** How many times slower the posts call may be on a site with a hundred or a thousand times as many recipes. */
const GROWTH = 1.5
const SCRIPT_KB = 170
const MEMORY_MB = 500
const VIEW_KB = 400
const FIRST_PAINT_MS = 750
const LARGEST_PAINT_MS = 900
/** Total blocking time; the dashboard has more parts. */
const BLOCKING_MS = { dashboard: 150, other: 120 }
const LONGEST_TASK_MS = 100
const SHIFT = 0.02
const KEYSTROKE_MS = 50

/** Compares the results with the limits. `ok` is null where the machine could not measure. */
export function limitsOf({
  cachedPages,
  undisturbed,
  posts,
  growth,
  toggles,
  firstLoad,
  firstView,
  keystrokes,
  memory,
}: Results): Limit[] {
  const shares = cachedPages.map(({ cpuRatio, encoding, name, reader }) =>
    atLeast(
      `cached ${name}, ${reader}, ${encoding}, CPU time of the bare server`,
      cpuRatio === null ? null : cpuRatio * 100,
      CACHED_SHARE * 100,
      '%',
    ),
  )
  const scripts = firstLoad.map(({ name, gzipKb }) =>
    atMost(`first-load JavaScript, ${name}`, gzipKb, SCRIPT_KB, 'kB gzip'),
  )
  const views = firstView.flatMap(({ name, site, still }) => [
    atMost(`first view, ${name}`, site.bytes.all / 1_000, VIEW_KB, 'kB'),
    atMost(`first paint, ${name} (static: ${Math.round(still.fcpMs)})`, site.fcpMs, FIRST_PAINT_MS, 'ms'),
    atMost(`largest paint, ${name} (static: ${Math.round(still.lcpMs)})`, site.lcpMs, LARGEST_PAINT_MS, 'ms'),
    atMost(
      `blocking time, ${name}`,
      site.blockingMs,
      name === 'dashboard' ? BLOCKING_MS.dashboard : BLOCKING_MS.other,
      'ms',
    ),
    atMost(`longest task, ${name}`, site.longestTaskMs, LONGEST_TASK_MS, 'ms'),
    atMost(`layout shift, ${name}, in thousandths`, site.cls * 1_000, SHIFT * 1_000, ''),
  ])
  const largest = memory.flatMap((sample) => (sample.memory ? [sample.memory.allMb] : []))
  return [
    ...shares,
    ...undisturbed.map(({ during, p99Ms }) => atMost(`cached page ${during}, p99`, p99Ms, UNDISTURBED_MS, 'ms')),
    atMost('posts call, one connection, p50', posts.one.site.p50Ms, POSTS_MS, 'ms'),
    atMost('posts call, after a publish, p50', posts.one.afterPublish.p50Ms, POSTS_MS, 'ms'),
    ...growthLimits(growth),
    atMost('favorites, hearts lost', toggles.lost, 0, ''),
    ...scripts,
    ...views,
    ...(keystrokes?.typing ?? []).map(({ maxMs, name }) =>
      atMost(`the slowest key, ${name}`, maxMs, KEYSTROKE_MS, 'ms'),
    ),
    atMost('resident memory, largest', largest.length > 0 ? Math.max(...largest) : null, MEMORY_MB, 'MB'),
  ]
}

/** Compares each size with the smallest. */
function growthLimits(growth: Results['growth']): Limit[] {
  const [smallest, ...larger] = growth
  return larger.flatMap(({ afterPublish, recipes, site }) => [
    atMost(
      `posts call, ${recipes} recipes against ${smallest?.recipes}`,
      site.p50Ms / (smallest?.site.p50Ms ?? 0),
      GROWTH,
      'x',
    ),
    atMost(
      `posts call after a publish, ${recipes} recipes against ${smallest?.recipes}`,
      afterPublish.p50Ms / (smallest?.afterPublish.p50Ms ?? 0),
      GROWTH,
      'x',
    ),
  ])
}

function atLeast(name: string, measured: number | null, limit: number, unit: string): Limit {
  return { name, wanted: `≥ ${limit} ${unit}`, measured, unit, ok: measured === null ? null : measured >= limit }
}

function atMost(name: string, measured: number | null, limit: number, unit: string): Limit {
  return { name, wanted: `≤ ${limit} ${unit}`, measured, unit, ok: measured === null ? null : measured <= limit }
}
