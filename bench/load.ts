import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { CLIENT_CORE } from './cores'
import { cpuMsOf } from './process-metrics'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'wrk.lua')

/** The result of one round on one server. */
export type Round = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU time of the server per request, in microseconds; it varies least on a busy machine. */
  cpuUs: number
  /** CPU time as a share of the round's duration. Each is pinned to one core, so 1 means that it had no more to give. */
  busy: { client: number; server: number }
}

export type Load = {
  url: string
  /** The server's process, pinned to SERVER_CORE (cores.ts). */
  pid: number
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Requests come from many client addresses: see TRUST_PROXY in site.ts. */
  manyPeople?: boolean
}

/** Number of client addresses. */
const PEOPLE = 250

/** What wrk.lua prints. */
const printed = z.object({
  requests: z.number().positive(),
  durationUs: z.number().positive(),
  p50Us: z.number(),
  p99Us: z.number(),
  cpuS: z.number(),
  refused: z.number(),
  failed: z.number(),
})

/**
 * Requests one URL over many connections, with wrk on a core of its own.
 * @throws Error when a response is missing or not successful, because such a round measures nothing
 */
export async function load({ url, pid, connections, seconds, headers = {}, manyPeople = false }: Load): Promise<Round> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '30s', ...named]
  const before = cpuMsOf(pid) ?? 0
  const { stdout } = await run('taskset', [
    '-c',
    String(CLIENT_CORE),
    ...wrk,
    '-s',
    SCRIPT,
    url,
    '--',
    String(manyPeople ? PEOPLE : 0),
  ])
  const cpuMs = (cpuMsOf(pid) ?? 0) - before
  const { cpuS, durationUs, failed, p50Us, p99Us, refused, requests } = printed.parse(
    JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''),
  )
  if (refused > 0 || failed > 0) throw new Error(`${url}: ${refused} responses were errors, ${failed} never came.`)
  return {
    requestsPerSecond: requests / (durationUs / 1e6),
    p50Ms: p50Us / 1_000,
    p99Ms: p99Us / 1_000,
    cpuUs: (cpuMs * 1_000) / requests,
    busy: { client: (cpuS * 1e6) / durationUs, server: (cpuMs * 1_000) / durationUs },
  }
}

/** The header with which a proxy sends the client's address. */
export function addressOf(person: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${Math.floor(person / 250)}.${(person % 250) + 1}` }
}
