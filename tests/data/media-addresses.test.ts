import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { createViewers, type Viewer } from '../support/data/users'

let cms: TestCms
let payload: Payload
let editor: Viewer

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  editor = (await createViewers(payload)).editor
})
afterAll(() => cms.stop())

const CREAM = '#fbf7f1'
const CORAL = '#e46f55'
const NAMED = /^table-[0-9a-f]{12}\.png$/

/** A file called table.png, its left half in one color, its right half in the other. */
async function aFile(left = CREAM, right = left) {
  const half = await sharp({ create: { width: 600, height: 900, channels: 3, background: right } })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width: 1200, height: 900, channels: 3, background: left } })
  const data = await whole
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: 'table.png', size: data.byteLength }
}

async function aPicture(...colors: Parameters<typeof aFile>): Promise<Media> {
  return payload.create({ collection: 'media', data: { alt: 'A laid table' }, file: await aFile(...colors) })
}

const fileOf = (name: string | null | undefined) => path.join(cms.env.DATA_DIR ?? '', 'media', String(name))

async function now(id: number): Promise<Media> {
  return payload.findByID({ collection: 'media', id })
}

/** Saves as the admin does, with the crop in the query. */
async function save(picture: Media, query: string, body: Record<string, unknown> = {}): Promise<Media> {
  const form = { alt: picture.alt, focalX: picture.focalX, focalY: picture.focalY, ...body }
  const { status } = await rest(editor, 'patch', `media/${picture.id}?${query}`, form)
  expect(status).toBe(200)
  return now(picture.id)
}

const CROP = [
  'crop[x]=50',
  'crop[y]=0',
  'crop[width]=50',
  'crop[height]=100',
  'widthInPixels=600',
  'heightInPixels=900',
]
  .map((edit) => `uploadEdits${edit.replace(/^(\w+)/, '[$1]')}`)
  .join('&')

describe('a picture’s address changes with its content', () => {
  test('a new picture is named after its content', async () => {
    const { filename, sizes, url } = await aPicture()
    expect(filename).toMatch(NAMED)
    expect(url).toBe(`/cms/api/media/file/${filename}`)
    expect(sizes?.openGraph?.filename).toMatch(/^table-[0-9a-f]{12}-1200x630\.jpg$/)
  })

  test('a replaced file gets a new address, and the old one is gone', async () => {
    const before = await aPicture('#111111')
    await payload.update({ collection: 'media', id: before.id, data: {}, file: await aFile('#222222') })
    const after = await now(before.id)
    expect(after.filename).toMatch(NAMED)
    expect(after.filename).not.toBe(before.filename)
    expect(existsSync(fileOf(after.filename))).toBe(true)
    expect(existsSync(fileOf(before.filename))).toBe(false)
  })

  test('a name that has become free is never reused for other content', async () => {
    const first = await aPicture('#333333')
    await payload.delete({ collection: 'media', id: first.id })
    const second = await aPicture('#444444')
    expect(second.filename).toMatch(NAMED)
    expect(second.filename).not.toBe(first.filename)
  })

  test('the same file twice has two addresses', async () => {
    const [first, second] = [await aPicture('#555555'), await aPicture('#555555')]
    expect(second.filename).not.toBe(first.filename)
    expect(existsSync(fileOf(first.filename))).toBe(true)
    expect(existsSync(fileOf(second.filename))).toBe(true)
  })

  test('a picture that is cropped in place gets a new address, size and mean color', async () => {
    const before = await aPicture(CREAM, CORAL)
    const after = await save(before, CROP)
    expect(after.filename).toMatch(NAMED)
    expect(after.filename).not.toBe(before.filename)
    expect([after.width, after.height, after.color]).toEqual([600, 900, CORAL])
    expect(existsSync(fileOf(before.filename))).toBe(false)
    expect((await sharp(fileOf(after.filename)).metadata()).width).toBe(600)
  })

  test('a new focal point gives the sizes cropped around it new addresses', async () => {
    const before = await aPicture(CREAM, CORAL)
    const after = await save(before, 'uploadEdits[focalPoint][x]=90&uploadEdits[focalPoint][y]=10')
    expect([after.focalX, after.focalY]).toEqual([90, 10])
    expect(after.sizes?.openGraph?.filename).not.toBe(before.sizes?.openGraph?.filename)
    expect(existsSync(fileOf(after.sizes?.openGraph?.filename))).toBe(true)
    expect(existsSync(fileOf(before.sizes?.openGraph?.filename))).toBe(false)
  })

  test('a focal point sent as a field does the same', async () => {
    const before = await aPicture(CREAM, CORAL)
    const after = await save(before, '', { focalX: 20, focalY: 80 })
    expect([after.focalX, after.focalY]).toEqual([20, 80])
    expect(after.filename).not.toBe(before.filename)
  })

  test('a new alternative text leaves the file in place', async () => {
    const before = await aPicture('#666666')
    const focal = `uploadEdits[focalPoint][x]=${before.focalX}&uploadEdits[focalPoint][y]=${before.focalY}`
    const after = await save(before, focal, { alt: 'Another sentence' })
    expect(after.alt).toBe('Another sentence')
    expect(after.filename).toBe(before.filename)
    expect(existsSync(fileOf(after.filename))).toBe(true)
  })

  test('many pictures are never resized at once', async () => {
    const before = await aPicture(CREAM, '#777777')
    const where = `where[id][equals]=${before.id}`
    const { status } = await rest(editor, 'patch', `media?${where}&${CROP}`, { alt: 'All alike' })
    expect(status).toBe(200)
    expect(await now(before.id)).toMatchObject({ alt: 'All alike', filename: before.filename, width: 1200 })
  })

  test('a picture too small for the Open Graph size is no error', async () => {
    const data = await sharp({ create: { width: 20, height: 20, channels: 3, background: CORAL } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'dot.png', size: data.byteLength }
    const { filename } = await payload.create({ collection: 'media', data: { alt: 'A dot' }, file })
    expect(filename).toMatch(/^dot-[0-9a-f]{12}\.png$/)
  })
})

test('a picture uploaded by the admin’s form is stored with its mean color', async () => {
  const { data, name } = await aFile('#d8c9a8')
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A laid table' }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
  const { POST } = await import('@/app/(payload)/cms/api/[...slug]/route')
  const headers = { cookie: `ebs-token=${editor.token}`, 'x-ebs-client-ip': '10.9.9.9' }
  const request = new Request('http://localhost:3000/cms/api/media', { method: 'POST', headers, body: form })
  const response = await POST(request, { params: Promise.resolve({ slug: ['media'] }) })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ doc: { color: '#d8c9a8', filename: expect.stringMatching(NAMED) } })
})

/** Requests a file as a browser does. */
async function fetchFile(filename: string) {
  const { GET } = await import('@/app/(payload)/cms/api/[...slug]/route')
  const slug = ['media', 'file', filename]
  return GET(new Request(`http://localhost:3000/cms/api/${slug.join('/')}`), { params: Promise.resolve({ slug }) })
}

test('a picture can be cached for a year, by any cache', async () => {
  const { filename } = await aPicture('#888888')
  const response = await fetchFile(String(filename))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a missing picture is not found, and that response is not cached', async () => {
  const { filename, id } = await aPicture('#999999')
  await payload.delete({ collection: 'media', id })
  for (const name of [String(filename), 'never-there.webp', '..%2fsite.db']) {
    const response = await fetchFile(name)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBeNull()
  }
})
