import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { createViewers, type Viewer } from '../support/data/users'
import { multipart } from '../support/http/multipart'

let cms: TestCms
let payload: Payload
let organizer: Viewer
let png: Buffer
let mp4: Buffer

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  organizer = (await createViewers(payload)).organizer
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#fbf7f1' } })
  // With a script after the picture, which a browser would run in a page.
  png = Buffer.concat([await picture.png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  mp4 = anMp4()
})
afterAll(() => cms.stop())

/** The smallest file that is detected as a video: its brand, and an empty movie. */
function anMp4(brand = 'isom'): Buffer {
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + body.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2mp41`, 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.from('<script>alert(1)</script>')),
  ])
}

const HTML = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

/** Uploads as the admin does. */
async function upload(slug: 'media' | 'videoFiles', file: { name: string; type: string; bytes: Buffer }) {
  const { body, headers } = multipart({ alt: 'A table', title: 'A table' }, file)
  const { POST } = await import('@/app/(payload)/cms/api/[...slug]/route')
  const request = new Request(`http://localhost:3000/cms/api/${slug}`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `JWT ${organizer.token}`,
      cookie: `ebs-token=${organizer.token}`,
      'x-ebs-client-ip': '10.9.9.8',
    },
    body: new Uint8Array(body),
  })
  const response = await POST(request, { params: Promise.resolve({ slug: [slug] }) })
  return { status: response.status, json: await response.json() }
}

const folderOf = (slug: 'media' | 'videoFiles') =>
  path.join(cms.env.DATA_DIR ?? '', slug === 'media' ? 'media' : 'videos')

describe('an uploaded file is named after its detected type', () => {
  test.each([
    ['table.png', 'table'],
    ['table.html', 'table'],
    ['table.svg', 'table'],
    ['table.png.html', 'table\\.png'],
    ['.png', 'file'],
    ['...', 'file'],
    ['table', 'table'],
    ['a\u202egnp.html', 'agnp'],
    [`${'ä'.repeat(240)}.png`, 'ä{50}'],
  ])('a picture called %j', async (name, base) => {
    const { json, status } = await upload('media', { name, type: 'text/html', bytes: png })
    expect([status, json.doc?.filename, json.doc?.mimeType]).toEqual([
      201,
      expect.stringMatching(new RegExp(`^${base}-[0-9a-f]{12}(-\\d+)?\\.png$`)),
      'image/png',
    ])
    expect(existsSync(path.join(folderOf('media'), json.doc.filename))).toBe(true)
  })

  test.each(['video.html', 'video.mp4', 'video.svg'])('a video called %j', async (name) => {
    const { json, status } = await upload('videoFiles', { name, type: 'text/html', bytes: mp4 })
    expect([status, json.doc?.filename, json.doc?.mimeType]).toEqual([
      201,
      expect.stringMatching(/^video(-\d+)?\.mp4$/),
      'video/mp4',
    ])
  })

  test.each(['a\0b.png', 'a\u0007b.png'])('a name with a control character is rejected: %j', async (name) => {
    const { json, status } = await upload('media', { name, type: 'image/png', bytes: png })
    expect([status, json.errors]).toEqual([400, [{ message: 'The form cannot be read. Check the name of the file.' }]])
  })

  test('audio in Apple’s format is accepted', async () => {
    const { json, status } = await upload('videoFiles', { name: 'talk.mp4', type: 'video/mp4', bytes: anMp4('M4A ') })
    expect([status, json.doc?.filename, json.doc?.mimeType]).toEqual([201, 'talk.m4a', 'audio/mp4'])
  })

  test('a file that replaces another follows the same rule', async () => {
    const { json } = await upload('media', { name: 'before.png', type: 'image/png', bytes: png })
    const file = { data: png, mimetype: 'text/html', name: 'after.html', size: png.byteLength }
    await payload.update({ collection: 'media', id: json.doc.id, data: {}, file })
    const { filename, mimeType } = await payload.findByID({ collection: 'media', id: json.doc.id })
    expect([filename, mimeType]).toEqual([expect.stringMatching(/^after-[0-9a-f]{12}\.png$/), 'image/png'])
  })

  test('a form’s file follows it too', async () => {
    const form = await payload.create({ collection: 'forms', data: { title: 'Ask', fields: [] } as never })
    const submission = await payload.create({ collection: 'form-submissions', data: { form: form.id } as never })
    const file = { data: png, mimetype: 'text/html', name: 'x.html', size: png.byteLength }
    const data = { originalName: 'x.html', label: 'File', submission: submission.id }
    const { filename, mimeType } = await payload.create({ collection: 'formFiles', data, file })
    expect([filename, mimeType]).toEqual(['x.png', 'image/png'])
  })
})

describe('a file of a type that its collection does not accept is rejected, whatever its name', () => {
  test.each([
    ['media', 'page.html', 'text/html', HTML],
    ['media', 'page.png', 'image/png', HTML],
    ['media', 'drawing.svg', 'image/svg+xml', SVG],
    ['media', 'drawing.png', 'image/png', SVG],
    ['videoFiles', 'page.mp4', 'video/mp4', HTML],
    ['videoFiles', 'drawing.mp4', 'video/mp4', SVG],
    ['videoFiles', 'table.mp4', 'video/mp4', null],
  ] as const)('%s: %s', async (slug, name, type, bytes) => {
    const { json, status } = await upload(slug, { name, type, bytes: bytes ?? png })
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain('Choose a file of one of these types: ')
  })
})

describe('an upload without a file', () => {
  test.each(['media', 'videoFiles'] as const)('to %s is rejected, and its address is not fetched', async (slug) => {
    const requested: string[] = []
    const stranger = createServer((req, res) => {
      requested.push(String(req.url))
      res.writeHead(200, { 'content-type': 'image/png' }).end(png)
    }).listen(0, '127.0.0.1')
    await new Promise((settle) => stranger.once('listening', settle))
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/x.png`
    // The positive control: a request to the address is noticed.
    await fetch(url)
    const files = () => readdirSync(cms.env.DATA_DIR ?? '', { recursive: true }).length
    const before = files()
    const body = { alt: 'A table', title: 'A table', url, filename: 'x.png' }
    const { json, status } = await rest(organizer, 'post', slug, body)
    stranger.close()
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain('Choose a file.')
    expect(requested).toEqual(['/x.png'])
    expect(files()).toBe(before)
  })
})
