import { brotliCompressSync, constants } from 'node:zlib'
import type { Bare } from './bare'
import { getOk } from './http'
import type { View } from './view'

/** As the site compresses its pages: src/server/encodings.ts. */
const BROTLI_QUALITY = 5
const ACCEPT = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' }

/**
 * Puts a page beside the site as one static file: its HTML with the styles inside and without a
 * script; its fonts and pictures are files with the addresses they have.
 * @param siteUrl the site, without a trailing slash
 * @param view what a browser fetched for this page
 */
export async function serveStatic(bare: Bare, siteUrl: string, path: string, { fetched }: View): Promise<void> {
  const { body, ...answer } = await getOk(siteUrl + path)
  const html = await asOneFile(body.toString('utf8'), async (href) =>
    (await getOk(new URL(href, siteUrl).href)).body.toString('utf8'),
  )
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  const rawHeaders = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br']
  await bare.serve({ ...answer, rawHeaders, body: compressed })
  for (const { kind, url } of fetched)
    if (kind === 'fonts' || kind === 'pictures') await bare.serve(await getOk(siteUrl + url, ACCEPT), url)
}

/**
 * A page with its styles inside and without its scripts.
 * @param html as the site serves it; Next writes the tags, so there is no odd markup to read
 * @param styleAt gives the style sheet at an address
 */
export async function asOneFile(html: string, styleAt: (href: string) => Promise<string>): Promise<string> {
  let page = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*\bas="script"[^>]*>/gi, '')
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/gi)) {
    const href = /\shref="([^"]+)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&')
    if (!href) continue
    // Its addresses count from the style sheet.
    const placed = (await styleAt(href)).replace(/url\((["']?)(?!data:|\/)([^"')]+)\1\)/g, (_, _quote, to: string) => {
      const { pathname, search } = new URL(to, new URL(href, 'http://any.invalid'))
      return `url(${pathname}${search})`
    })
    page = page.replace(tag, () => `<style>${placed}</style>`)
  }
  return page
}
