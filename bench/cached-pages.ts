import type { Bare } from './bare'
import { type Comparison, compare } from './compare'
import { whyNoLoad } from './cores'
import { getOk } from './http'
import type { Site } from './site'
import { CACHED_PAGES } from './targets'

const CONNECTIONS = 32

const READERS = ['visitor', 'member'] as const

type Page = (typeof CACHED_PAGES)[number]

export type CachedPage = {
  name: Page['name']
  reader: (typeof READERS)[number]
  encoding: Page['encodings'][number]
  bytes: number
} & Comparison

/**
 * Measures cached pages, for a visitor and for a premium member.
 * @param memberCookie the session cookie's name and value
 * @returns nothing on a machine that cannot load servers
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
  if (whyNoLoad()) return []
  const measured: CachedPage[] = []
  const each = CACHED_PAGES.flatMap(({ encodings, ...page }) =>
    READERS.flatMap((reader) => encodings.map((encoding) => ({ ...page, reader, encoding }))),
  )
  for (const { encoding, name, path, reader } of each) {
    const headers: Record<string, string> = {
      'accept-encoding': encoding,
      ...(reader === 'member' && { cookie: memberCookie }),
    }
    const answer = await getOk(site.url + path, headers)
    if ((answer.headers['content-encoding'] ?? 'identity') !== encoding)
      throw new Error(`${path} did not come as ${encoding}.`)
    await bare.serve(answer)
    const common = { connections: CONNECTIONS, seconds, headers }
    const comparison = await compare(
      { ...common, url: site.url + path, pid: site.pid },
      { ...common, url: bare.url, pid: bare.pid },
      rounds,
    )
    measured.push({ name, reader, encoding, bytes: answer.body.byteLength, ...comparison })
  }
  return measured
}
