import { gzipSync } from 'node:zlib'
import { get, getOk } from './http'
import type { Site } from './site'
import { PAGE_TYPES } from './targets'

export type FirstLoad = {
  name: string
  path: string
  scripts: number
  /** All scripts compressed with gzip, whatever the server sends. */
  gzipKb: number
  /** Bytes sent to a browser that accepts brotli and gzip, without headers. */
  sentKb: number
}

/** The JavaScript that each kind of page loads before any interaction, without polyfills for old browsers. */
export async function measureFirstLoad(site: Site): Promise<FirstLoad[]> {
  const sizes = new Map<string, { gzip: number; sent: number }>()
  const measured: FirstLoad[] = []
  for (const { name, path, status } of PAGE_TYPES) {
    const answer = await get(site.url + path)
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status} where ${status} was expected.`)
    const sources = scriptsOf(answer.body.toString('utf8'))
    for (const source of sources)
      if (!sizes.has(source)) sizes.set(source, await sizeOf(new URL(source, site.url).href))
    const sum = (of: 'gzip' | 'sent') =>
      sources.reduce((bytes, source) => bytes + (sizes.get(source)?.[of] ?? 0), 0) / 1_000
    measured.push({ name, path, scripts: sources.length, gzipKb: sum('gzip'), sentKb: sum('sent') })
  }
  return measured
}

async function sizeOf(url: string): Promise<{ gzip: number; sent: number }> {
  const plain = await getOk(url)
  const sent = await getOk(url, { 'accept-encoding': 'br, gzip' })
  return { gzip: gzipSync(plain.body).byteLength, sent: sent.body.byteLength }
}

/**
 * The scripts a page loads, each once.
 * @param html as served by Next, whose markup is regular
 * @returns their URLs, without those that only old browsers load
 */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/gi) ?? []
  const sources = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .flatMap((tag) => /\ssrc="([^"]+)"/i.exec(tag)?.[1] ?? [])
  return [...new Set(sources.map((source) => source.replaceAll('&amp;', '&')))]
}
