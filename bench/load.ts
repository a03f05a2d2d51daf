import autocannon from 'autocannon'
import { cpuMsOf } from './process-metrics'

/** What one server did in one round. */
export type Round = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for each request, in microseconds; steadier than the rest on a busy machine. */
  cpuUs: number | null
}

export type Load = {
  url: string
  pid: number
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Each request names another person's address: see TRUST_PROXY in site.ts. */
  manyPeople?: boolean
}

/** People who read the API at once. */
const PEOPLE = 250

/**
 * Asks for one address from many connections at once.
 * @throws Error when an answer is missing or is not a 2xx: such a round measures nothing
 */
export async function load({ url, pid, connections, seconds, headers = {}, manyPeople = false }: Load): Promise<Round> {
  const before = cpuMsOf(pid)
  const people = Array.from({ length: PEOPLE }, (_, person) => ({ headers: { ...headers, ...addressOf(person) } }))
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    timeout: 30,
    ...(manyPeople && { requests: people }),
  })
  const after = cpuMsOf(pid)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were refusals, ${result.errors} never came.`)
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuUs: before === null || after === null ? null : ((after - before) * 1_000) / result.requests.total,
  }
}

/** The header by which a proxy tells whom it speaks for. */
export function addressOf(person: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${Math.floor(person / 250)}.${(person % 250) + 1}` }
}
