import { brotliCompressSync, constants } from 'node:zlib'
import type { Bare } from './bare'
import { getOk } from './http'
import type { View } from './view'

/** The quality with which the site compresses pages (src/server/encodings.ts). */
const BROTLI_QUALITY = 5
const ACCEPT = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' }

/**
 * Serves a page of the site as one static file on the bare server: HTML with inlined styles and without scripts. Fonts
 * and pictures keep their URLs.
 * @param siteUrl the site, without a trailing slash
 * @param view what a browser fetched for this page
 * @param headers of the page's request, such as the session cookie
 */
export async function serveStatic(
  bare: Bare,
  siteUrl: string,
  path: string,
  { fetched }: View,
  headers: Record<string, string> = {},
): Promise<void> {
  const { body, ...answer } = await getOk(siteUrl + path, headers)
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
 * A page with inlined styles and without scripts.
 * @param html as served by Next, whose markup is regular
 * @param styleAt returns the style sheet of a URL
 */
export async function asOneFile(html: string, styleAt: (href: string) => Promise<string>): Promise<string> {
  let page = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*\bas="script"[^>]*>/gi, '')
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/gi)) {
    const href = /\shref="([^"]+)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&')
    if (!href) continue
    // URLs in a style sheet are relative to it.
    const placed = (await styleAt(href)).replace(/url\((["']?)(?!data:|\/)([^"')]+)\1\)/g, (_, _quote, to: string) => {
      const { pathname, search } = new URL(to, new URL(href, 'http://any.invalid'))
      return `url(${pathname}${search})`
    })
    page = page.replace(tag, () => `<style>${placed}</style>`)
  }
  return page
}
