/**
 * Measures the HTML of pages of a running server with the demo content, as a browser gets it, and what its navigation
 * payload adds to its markup:
 *
 *   node --conditions=production --import tsx bench/html-of.ts http://localhost:3000 [path…] [--as premium]
 */
import { parseArgs } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { getOk } from './http'
import { signIn } from './sign-in'

/** As the server compresses pages. */
const BROTLI_QUALITY = 8
const PATHS = ['/', '/recipes/', '/recipes/ginger-noodle-broth/', '/ebs-blog/a-case-for-breakfast/', '/memberships/']
/** The payload's element and script (src/server/plain-payload.ts). */
const PAYLOAD = /<script type="text\/x-component">.*?<\/script>/s

const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
const [site = 'http://localhost:3000', ...paths] = positionals
const cookie: Record<string, string> = values.as ? { cookie: (await signIn(site, values.as)).cookie } : {}
const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1).padStart(6)} kB`
const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).byteLength

for (const path of paths.length > 0 ? paths : PATHS) {
  const { body } = await getOk(site + path, { 'accept-encoding': 'br', ...cookie })
  const html = brotliDecompressSync(body).toString()
  const payload = compressed(html) - compressed(html.replace(PAYLOAD, ''))
  console.log(`${path.padEnd(40)} ${kb(body.byteLength)} (${kb(html.length)} uncompressed), payload ${kb(payload)}`)
}
process.exit()
