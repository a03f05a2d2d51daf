import { onServerCore } from './cores'
import { type Load, load, type Round } from './load'
import { median } from './statistics'

const WARM_UP_SECONDS = 1
/** From this share of its core on, a client or a server counts as fully busy. */
const FULLY_BUSY = 0.9

/** The site compared with the bare server: medians of each, and the median of the rounds' ratios. */
export type Comparison = {
  site: Round
  bare: Round
  /** The bare server's CPU time for a request as a share of the site's; null where the client was the limit. */
  cpuRatio: number | null
  /** The site's requests per second as a share of the bare server's; null where they were not the servers' limit. */
  ratio: number | null
  /** Why a ratio is missing. */
  refused: string | null
  rounds: { site: Round; bare: Round }[]
}

/**
 * Loads two servers in turn, so that other load on the machine affects both. The client has one core, and each server in
 * its turn the other.
 */
export async function compare(site: Load, bare: Load, rounds: number): Promise<Comparison> {
  const done = await onServerCore([site.pid, bare.pid], async () => {
    await load({ ...site, seconds: WARM_UP_SECONDS })
    await load({ ...bare, seconds: WARM_UP_SECONDS })
    const pairs: Comparison['rounds'] = []
    for (let round = 0; round < rounds; round += 1) pairs.push({ site: await load(site), bare: await load(bare) })
    return pairs
  })
  const medians = { site: medianRound(done.map((pair) => pair.site)), bare: medianRound(done.map((pair) => pair.bare)) }
  return { ...medians, ...ratiosOf(medians, done), rounds: done }
}

/**
 * The ratios of two servers, without those that this measurement cannot tell: a server that waits for its client spends
 * more time on each request, and its requests per second are the client's.
 */
export function ratiosOf(
  medians: { site: Round; bare: Round },
  rounds: Comparison['rounds'],
): Pick<Comparison, 'ratio' | 'cpuRatio' | 'refused'> {
  const idle = [medians.site, medians.bare].filter(({ busy }) => busy.server < FULLY_BUSY)
  const clientWasLimit = idle.some(({ busy }) => busy.client >= FULLY_BUSY)
  return {
    cpuRatio: clientWasLimit ? null : median(rounds.map(({ bare, site }) => bare.cpuUs / site.cpuUs)),
    ratio:
      idle.length > 0 ? null : median(rounds.map(({ bare, site }) => site.requestsPerSecond / bare.requestsPerSecond)),
    refused: clientWasLimit ? 'the client was the limit' : idle.length > 0 ? 'other work on the server’s core' : null,
  }
}

function medianRound(rounds: readonly Round[]): Round {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure))
  return {
    requestsPerSecond: of((round) => round.requestsPerSecond),
    p50Ms: of((round) => round.p50Ms),
    p99Ms: of((round) => round.p99Ms),
    cpuUs: of((round) => round.cpuUs),
    busy: { client: of(({ busy }) => busy.client), server: of(({ busy }) => busy.server) },
  }
}
