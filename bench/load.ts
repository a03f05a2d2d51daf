import autocannon from 'autocannon'
import { cpuMsOf } from './process-metrics'

/** The result of one round on one server. */
export type Round = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU time of the server per request, in microseconds; it varies least on a busy machine. */
  cpuUs: number | null
}

export type Load = {
  url: string
  pid: number
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Requests come from many client addresses: see TRUST_PROXY in site.ts. */
  manyPeople?: boolean
}

/** Number of client addresses. */
const PEOPLE = 250

/**
 * Requests one URL over many connections.
 * @throws Error when a response is missing or not 2xx, because such a round measures nothing
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

/** The header with which a proxy sends the client's address. */
export function addressOf(person: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${Math.floor(person / 250)}.${(person % 250) + 1}` }
}
