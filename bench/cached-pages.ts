import type { Bare } from './bare'
import { type Comparison, compare } from './compare'
import { mustGet } from './http'
import type { Site } from './site'
import { CACHED_PAGE } from './subjects'

const CONNECTIONS = 32

const READERS = ['visitor', 'member'] as const
const ENCODINGS = ['identity', 'gzip', 'br'] as const

export type CachedPage = {
  reader: (typeof READERS)[number]
  encoding: (typeof ENCODINGS)[number]
  bytes: number
} & Comparison

/**
 * A page that is in the cache already, in every encoding, for a visitor and for a premium
 * member with his cookie.
 * @param memberCookie the session cookie's name and value
 */
export async function measureCachedPages({
  site,
  bare,
  rounds,
  seconds,
  memberCookie,
}: {
  site: Site
  bare: Bare
  rounds: number
  seconds: number
  memberCookie: string
}): Promise<CachedPage[]> {
  const measured: CachedPage[] = []
  for (const reader of READERS) {
    for (const encoding of ENCODINGS) {
      const headers: Record<string, string> = {
        'accept-encoding': encoding,
        ...(reader === 'member' && { cookie: memberCookie }),
      }
      const answer = await mustGet(site.url + CACHED_PAGE, headers)
      if ((answer.headers['content-encoding'] ?? 'identity') !== encoding)
        throw new Error(`The page did not come as ${encoding}.`)
      await bare.serve(answer)
      const common = { connections: CONNECTIONS, seconds, headers }
      const comparison = await compare(
        { ...common, url: site.url + CACHED_PAGE, pid: site.pid },
        { ...common, url: bare.url, pid: bare.pid },
        rounds,
      )
      measured.push({ reader, encoding, bytes: answer.body.byteLength, ...comparison })
    }
  }
  return measured
}
