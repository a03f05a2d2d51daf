import { type Load, load, type Round } from './load'
import { median } from './statistics'

const WARM_UP_SECONDS = 1

/** The site compared with the bare server: medians of each, and the median of the rounds' ratios. */
export type Comparison = {
  site: Round
  bare: Round
  /** The site's requests a second as a share of the bare server's. */
  ratio: number
  /** The bare server's processor time for a request as a share of the site's. */
  cpuRatio: number | null
  rounds: { site: Round; bare: Round }[]
}

/**
 * Loads two servers in turn, so that other load on the machine affects both.
 */
export async function compare(site: Load, bare: Load, rounds: number): Promise<Comparison> {
  await load({ ...site, seconds: WARM_UP_SECONDS })
  await load({ ...bare, seconds: WARM_UP_SECONDS })
  const done: Comparison['rounds'] = []
  for (let round = 0; round < rounds; round += 1) done.push({ site: await load(site), bare: await load(bare) })
  const cpuRatios = done.flatMap(({ site: ours, bare: theirs }) =>
    ours.cpuUs && theirs.cpuUs ? [theirs.cpuUs / ours.cpuUs] : [],
  )
  return {
    site: medianRound(done.map((pair) => pair.site)),
    bare: medianRound(done.map((pair) => pair.bare)),
    ratio: median(done.map((pair) => pair.site.requestsPerSecond / pair.bare.requestsPerSecond)),
    cpuRatio: cpuRatios.length > 0 ? median(cpuRatios) : null,
    rounds: done,
  }
}

function medianRound(rounds: readonly Round[]): Round {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure))
  return {
    requestsPerSecond: of((round) => round.requestsPerSecond),
    p50Ms: of((round) => round.p50Ms),
    p99Ms: of((round) => round.p99Ms),
    cpuUs: rounds.every(({ cpuUs }) => cpuUs !== null) ? of(({ cpuUs }) => cpuUs ?? 0) : null,
  }
}
