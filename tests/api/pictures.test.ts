import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { edit, makeRecipe, removeMade } from '../support/http/editor'
import { multipart } from '../support/http/multipart'

const media = z.object({
  doc: z.object({ id: z.number(), url: z.string(), filename: z.string() }),
})
const ids: number[] = []

/** The body of a form with a picture file and its fields. */
async function form(color: string) {
  const picture = await sharp({ create: { width: 1400, height: 900, channels: 3, background: color } })
    .png()
    .toBuffer()
  return multipart({ alt: 'A plain wall' }, { name: 'wall.png', type: 'image/png', bytes: picture })
}

async function send(method: 'POST' | 'PATCH', path: string, color: string) {
  const response = await sendRequest(`/cms/api${path}`, {
    method,
    cookie: await cookieOf('editor'),
    ...(await form(color)),
  })
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text.slice(0, 300)}`)
  const { doc } = media.parse(response.json)
  return doc
}

const image = (url: string, rest = 'w=390&q=75') => `/_next/image?url=${encodeURIComponent(url)}&${rest}`

/** A page's visible picture and the one for shared links. */
async function picturesOf(path: string): Promise<{ shown: string; shared: string }> {
  const { text } = await sendRequest(path)
  const shown = /url=%2Fcms%2Fapi%2Fmedia%2Ffile%2F([^&]+)&/.exec(text)?.[1] ?? ''
  const shared = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
  return { shown, shared }
}

let backgroundImage: { id: number; url: string; filename: string }

beforeAll(async () => {
  backgroundImage = await send('POST', '/media', '#fbf7f1')
  ids.push(backgroundImage.id)
})
afterAll(async () => {
  await removeMade()
  for (const id of ids) await edit('DELETE', `/media/${id}`)
})

describe('pictures are resized for the screen', () => {
  test('as WebP for browsers that accept it, otherwise in their own format', async () => {
    const modern = await sendRequest(image(backgroundImage.url), { headers: { accept: 'image/avif,image/webp,*/*' } })
    expect([modern.status, modern.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(modern.body).metadata()).width).toBe(390)
    const old = await sendRequest(image(backgroundImage.url), { headers: { accept: 'image/png' } })
    expect([old.status, old.headers['content-type'], old.headers.vary]).toEqual([200, 'image/png', 'Accept'])
  })

  test('can be cached for a year', async () => {
    const { headers } = await sendRequest(image(backgroundImage.url), { headers: { accept: 'image/webp' } })
    expect(headers['cache-control']).toMatch(/^public, max-age=31536000/)
    const again = await sendRequest(image(backgroundImage.url), {
      headers: { accept: 'image/webp', 'if-none-match': headers.etag },
    })
    expect([again.status, again.body.byteLength]).toEqual([304, 0])
  })

  test.each([
    ['another width', (url: string) => image(url, 'w=391&q=75')],
    ['another quality', (url: string) => image(url, 'w=390&q=76')],
    ['no quality', (url: string) => image(url, 'w=390')],
    ['another address for the same file', (url: string) => image(`${url}?v=1`)],
    ['another host', () => image('https://example.com/a.png')],
    ['another host without a protocol', () => image('//example.com/a.png')],
    ['a file that is not an upload', () => image('/icon-512.png')],
    ['a page', () => image('/')],
    ['a call of the CMS', () => image('/cms/api/users')],
    ['a path out of the folder', () => image('/cms/api/media/file/../../users')],
    ['itself', (url: string) => image(image(url))],
  ])('%s is rejected', async (_name, address) => {
    const { headers, status } = await sendRequest(address(backgroundImage.url), { headers: { accept: 'image/webp' } })
    expect(status).toBe(400)
    expect(headers['cache-control'] ?? 'none').not.toMatch(/max-age=[1-9]/)
  })

  test.each(['none.webp', '%2e%2e%2fsite.db', '..%2Fsite.db'])('the file %s is not found', async (name) => {
    const { headers, status } = await sendRequest(image(`/cms/api/media/file/${name}`))
    expect([400, 403, 404]).toContain(status)
    expect(headers['cache-control'] ?? 'none').not.toMatch(/max-age=[1-9]/)
  })
})

test('a replaced picture shows on its page at once', async () => {
  const picture = await send('POST', '/media', '#112233')
  ids.push(picture.id)
  const { path } = await makeRecipe({ image: picture.id })
  const before = await picturesOf(path)
  expect(before.shown).toBe(picture.filename)
  const next = await send('PATCH', `/media/${picture.id}`, '#445566')
  const after = await picturesOf(path)
  expect(after.shown).toBe(next.filename)
  expect(after.shown).not.toBe(before.shown)
  expect(after.shared).not.toBe(before.shared)
  expect((await sendRequest(new URL(after.shared).pathname)).status).toBe(200)
  const { body } = await sendRequest(image(next.url), { headers: { accept: 'image/webp' } })
  const [r = 0] = await sharp(body).resize(1, 1).removeAlpha().raw().toBuffer()
  expect(Math.abs(r - 0x44)).toBeLessThan(6)
})

describe('the picture of a shared link', () => {
  test.each(['/', '/recipes/', '/recipes/ginger-noodle-broth/', '/about/', '/expert-advices/insomnia/'])(
    'of %s has 1200 × 630 pixels and an alternative text',
    async (path) => {
      const { text } = await sendRequest(path)
      const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1]
      expect(meta('og:image')).toMatch(/^https?:\/\/[^/]+\/cms\/api\/media\/file\/[^/]+-1200x630\.jpg$/)
      expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual([
        '1200',
        '630',
        'image/jpeg',
      ])
      expect(meta('og:image:alt')).toMatch(/.{10}/)
      expect([meta('twitter:card'), meta('twitter:image')]).toEqual(['summary_large_image', meta('og:image')])
      const { headers, status } = await sendRequest(new URL(meta('og:image') ?? '', 'http://none.invalid').pathname)
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    },
  )
})

describe('the icons', () => {
  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-512-maskable.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is served, and cached for a while', async (path, type) => {
    const { body, headers, setCookies, status } = await sendRequest(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(body.byteLength).toBeGreaterThan(100)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(setCookies).toEqual([])
  })

  test('pictures of the blocks are served, for the admin', async () => {
    const { body, headers, status } = await sendRequest('/block-pictures/hero.webp')
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(body.byteLength).toBeGreaterThan(1_000)
  })

  test('a page links the icons, and has the color of the toolbar for both schemes', async () => {
    const { text } = await sendRequest('/')
    for (const link of [/rel="icon" href="\/favicon\.ico/, /rel="icon" href="\/icon\.svg/, /rel="apple-touch-icon"/])
      expect(text).toMatch(link)
    expect(text).toContain('rel="manifest" href="/manifest.webmanifest"')
    const colors = [...text.matchAll(/<meta name="theme-color"[^>]*>/g)].map(([meta]) => meta)
    expect(colors).toEqual([expect.stringMatching(/#fbf7f1.*: light\)/), expect.stringMatching(/#1f172b.*: dark\)/)])
  })
})
