import type { Comparison } from './compare'
import { whyNoLoad } from './cores'
import type { FirstView } from './first-view'
import type { GridKeystrokes } from './grid-keystrokes'
import type { InteractionTime } from './interactions'
import { type Limit, limitsOf } from './limits'
import type { MemberTraffic } from './member-traffic'
import type { ProgramDay } from './program-day'
import type { Results } from './run'
import type { Webhooks } from './webhooks'

type Cells = readonly string[]
const NONE = '-'

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const tenth = (value: number) => value.toFixed(1)
const percent = (share: number | null) => (share === null ? NONE : `${Math.round(share * 100)} %`)

/** A run as plain text: the measured values, then the limits. */
export function reportOf(results: Results): string {
  const views = results.firstView.length > 0 ? [firstViewTable(results.firstView)] : []
  const keys = results.keystrokes ? [keystrokesTable(results.keystrokes)] : []
  const tables = [
    loadTable(results),
    undisturbedTable(results.undisturbed),
    measured(results),
    ...views,
    ...keys,
    memory(results),
    limits(limitsOf(results)),
  ]
  return tables.join('\n\n')
}

/** Each page on a slow phone, and in brackets as a static file. */
export function firstViewTable(views: readonly FirstView[]): string {
  const both = (site: number, still: number, digits = 0) => `${site.toFixed(digits)} (${still.toFixed(digits)})`
  return table([
    [
      'first view on a phone (as a static file)',
      'kB',
      'first paint ms',
      'largest paint ms',
      'largest',
      'blocking ms',
      'longest task ms',
      'shift',
    ],
    ...views.map(({ name, site, still }) => [
      name,
      both(site.bytes.all / 1_000, still.bytes.all / 1_000),
      both(site.fcpMs, still.fcpMs),
      both(site.lcpMs, still.lcpMs),
      site.largest,
      both(site.blockingMs, still.blockingMs),
      both(site.longestTaskMs, still.longestTaskMs),
      both(site.cls, still.cls, 3),
    ]),
  ])
}

/** Durations of keystrokes in a browser on a slow CPU. */
export function keystrokesTable({ cards, typing }: GridKeystrokes): string {
  return table([
    [`typing into a grid of ${whole(cards)} cards`, 'keys', 'p50 ms', 'p95 ms', 'most ms'],
    ...typing.map(({ count, maxMs, name, p50Ms, p95Ms }) => [
      name,
      whole(count),
      tenth(p50Ms),
      tenth(p95Ms),
      tenth(maxMs),
    ]),
  ])
}

/** From a press to the next paint, in a browser on a slow phone. */
export function interactionsTable(interactions: readonly InteractionTime[]): string {
  return table([
    ['from a press to the next paint', 'median ms', 'most ms'],
    ...interactions.map(({ maxMs, medianMs, name }) => [name, whole(medianMs), whole(maxMs)]),
  ])
}

/** The traffic of concurrent members. Limits: no error, no lost write, p99 of at most 250 ms. */
export function memberTrafficTable(traffic: readonly MemberTraffic[]): string {
  return table([
    ['members at once', 'requests/s', 'p50 ms', 'p99 ms', '5xx', 'writes', 'lost', 'writes, killed', 'lost, killed'],
    ...traffic.map(({ connections, count, database, killed, lost, p50Ms, p99Ms, perSecond, serverErrors, writes }) => [
      `${database}, ${connections} connections, ${whole(count)} calls`,
      whole(perSecond),
      tenth(p50Ms),
      tenth(p99Ms),
      whole(serverErrors),
      whole(writes),
      whole(lost),
      whole(killed.writes),
      whole(killed.lost),
    ]),
  ])
}

/** The call for a program's steps of the day, and what the session's lookup alone takes. */
export function programDayTable({ call, connections, database, doneSteps, enrolments, session }: ProgramDay): string {
  const row = (name: string, { count, p50Ms, p99Ms, perSecond }: ProgramDay['call']) => [
    name,
    whole(count),
    whole(perSecond),
    tenth(p50Ms),
    tenth(p99Ms),
  ]
  return table([
    ['a program, steps of the day', 'calls', 'requests/s', 'p50 ms', 'p99 ms'],
    row(`${database}, ${connections} connections, ${whole(enrolments)} members, ${whole(doneSteps)} done steps`, call),
    row(`${database}, the session lookup alone`, session),
  ])
}

export function webhooksTable(measured: Webhooks): string {
  const { database, failed, lost, perSecond, readers, twice, webhooks } = measured
  return table([
    ['webhooks beside readers', 'requests', 'p50 ms', 'p99 ms', 'failed', 'lost', 'twice'],
    [
      `${database}, ${perSecond} webhooks a second`,
      whole(webhooks.count),
      tenth(webhooks.p50Ms),
      tenth(webhooks.p99Ms),
      whole(failed),
      whole(lost),
      whole(twice),
    ],
    [`${database}, readers`, whole(readers.count), tenth(readers.p50Ms), tenth(readers.p99Ms), '', '', ''],
  ])
}

/** The site under load, and in brackets the bare server with the same bytes. */
export function loadTable({
  cachedPages,
  posts,
}: Pick<Results, 'cachedPages'> & Partial<Pick<Results, 'posts'>>): string {
  const why = whyNoLoad()
  if (why) return `Cached pages and posts calls under load: ${why}.`
  return table([
    [
      'under load (the bare server)',
      'CPU µs',
      'ratio',
      'requests/s',
      'ratio',
      'server busy',
      'client busy',
      'p50 ms',
      'p99 ms',
      'kB',
    ],
    ...cachedPages.map((page) => loaded(`cached ${page.name}, ${page.reader}, ${page.encoding}`, page, page.bytes)),
    ...(posts?.many ? [loaded('posts call', posts.many, posts.bytes)] : []),
  ])
}

/** A cached page while the server does other work. Limit: a p99 of 20 ms. */
export function undisturbedTable(undisturbed: Results['undisturbed']): string {
  return table([
    ['a cached page', 'requests', 'p50 ms', 'p99 ms', 'most ms'],
    ...undisturbed.map(({ count, during, maxMs, p50Ms, p99Ms }) => [
      during,
      whole(count),
      tenth(p50Ms),
      tenth(p99Ms),
      tenth(maxMs),
    ]),
  ])
}

function loaded(name: string, { bare, cpuRatio, ratio, refused, site }: Comparison, bytes: number): Cells {
  const both = (figure: (round: Comparison['site']) => string) => `${figure(site)} (${figure(bare)})`
  return [
    refused === null ? name : `${name}: ${refused}`,
    both(({ cpuUs }) => tenth(cpuUs)),
    percent(cpuRatio),
    both(({ requestsPerSecond }) => whole(requestsPerSecond)),
    percent(ratio),
    both(({ busy }) => percent(busy.server)),
    both(({ busy }) => percent(busy.client)),
    tenth(site.p50Ms),
    tenth(site.p99Ms),
    tenth(bytes / 1_000),
  ]
}

function measured({
  posts,
  growth,
  uncached,
  blockRenders,
  visible,
  firstLoad,
  found,
  gridRules,
  search,
  toggles,
}: Results): string {
  const head = ['', 'p50 ms', 'p99 ms', 'requests/s', 'kB']
  const times = (name: string, { p50Ms, p99Ms }: { p50Ms: number; p99Ms: number }, kb = '') => [
    name,
    tenth(p50Ms),
    tenth(p99Ms),
    '',
    kb,
  ]
  const kb = (bytes: number) => tenth(bytes / 1_000)
  return table([
    head,
    times('uncached render', uncached),
    times(
      `render of ${blockRenders.blocks} blocks, nothing cached, ${tenth(blockRenders.ratio)} times the plain page`,
      blockRenders.many,
    ),
    times('render of the plain page, nothing cached', blockRenders.plain),
    times('publish to visible', visible),
    times('the publishing call', visible.call),
    times('posts call, 1 connection', posts.one.site, kb(posts.bytes)),
    times('posts call, 1 connection, after a publish', posts.one.afterPublish, kb(posts.bytes)),
    times('posts call, 1 connection, bare', posts.one.bare, kb(posts.bytes)),
    ...growth.flatMap(({ recipes, site, afterPublish }) => [
      times(`posts call, ${whole(recipes)} recipes`, site),
      times(`posts call, ${whole(recipes)} recipes, after a publish`, afterPublish),
    ]),
    times(`search index, ${whole(search.items)} items`, search.site, kb(search.bytes)),
    times(`search index, ${whole(search.items)} items, after a publish`, search.afterPublish, kb(search.gzipBytes)),
    ...(found
      ? [
          ['first search result on a slow phone', whole(found.firstMs), '', '', ''],
          ['first search result, opened again', whole(found.againMs), '', '', ''],
        ]
      : []),
    [
      `favorites, ${toggles.connections} connections, ${whole(toggles.count)} toggles, ${toggles.lost} lost`,
      tenth(toggles.p50Ms),
      tenth(toggles.p99Ms),
      whole(toggles.perSecond),
      '',
    ],
    times(`posts grid, ${whole(gridRules.cards)} cards, prepared`, gridRules.prepare),
    times(`posts grid, ${whole(gridRules.cards)} cards, sorted for the first time`, gridRules.sort),
    times(`posts grid, ${whole(gridRules.cards)} cards, a keystroke`, gridRules.keystroke),
    ...firstLoad.map(({ name, gzipKb }) => [`first-load JavaScript, ${name}, gzip`, '', '', '', tenth(gzipKb)]),
  ])
}

function memory({ memory: samples }: Results): string {
  const rows = samples.map((sample) => [
    sample.when,
    sample.memory ? whole(sample.memory.ownMb) : NONE,
    sample.memory ? whole(sample.memory.allMb) : NONE,
  ])
  return table([['resident memory, MB, largest of each part', 'server', 'with its children'], ...rows])
}

function limits(rows: readonly Limit[]): string {
  const verdict = ({ ok }: Limit) => (ok === null ? 'not measured' : ok ? 'ok' : 'MISSED')
  return table([
    ['number to reach', 'wanted', 'measured', ''],
    ...rows.map((row) => [row.name, row.wanted, row.measured === null ? NONE : tenth(row.measured), verdict(row)]),
  ])
}

/** A table with aligned columns: the first to the left, the others to the right. */
function table(rows: readonly Cells[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: Cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = rows
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}
