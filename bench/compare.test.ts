import { expect, test } from 'vitest'
import { ratiosOf } from './compare'
import type { Round } from './load'

const aRound = (round: Partial<Round>): Round => ({
  requestsPerSecond: 10_000,
  p50Ms: 1,
  p99Ms: 2,
  cpuUs: 40,
  busy: { client: 0.5, server: 1 },
  ...round,
})
const ratios = (site: Round, bare: Round) => ratiosOf({ site, bare }, [{ site, bare }])

test('bench: two busy servers have both ratios', () => {
  const bare = aRound({ requestsPerSecond: 12_500, cpuUs: 32 })
  expect(ratios(aRound({}), bare)).toEqual({ cpuRatio: 0.8, ratio: 0.8, refused: null })
})

test('bench: where the client was the limit there is no ratio', () => {
  const bare = aRound({ busy: { client: 0.97, server: 0.6 } })
  expect(ratios(aRound({}), bare)).toEqual({ cpuRatio: null, ratio: null, refused: 'the client was the limit' })
})

test('bench: beside other work only the ratio of CPU times is left', () => {
  const bare = aRound({ cpuUs: 32, busy: { client: 0.5, server: 0.6 } })
  expect(ratios(aRound({}), bare)).toEqual({ cpuRatio: 0.8, ratio: null, refused: 'other work on the server’s core' })
})
