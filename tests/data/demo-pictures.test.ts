import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURES_FOLDER } from '../../demo/media'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let payload: Payload
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

/** What both store differently: the picture itself, which an upload encodes again, and its mean color with it. */
const ENCODED_AGAIN = { id: 0, createdAt: '', updatedAt: '', filesize: 0, color: '#ffffff' }

/** The row of a picture, and its file for shared links. */
async function rowAndFile(id: number) {
  const row = await payload.findByID({ collection: 'media', id, depth: 0 })
  const shared = row.sizes?.openGraph?.filename
  const file = shared ? readFileSync(path.join(cms.env.DATA_DIR ?? '', 'media', shared)).toString('base64') : null
  return { row: { ...row, ...ENCODED_AGAIN }, file }
}

test.each<[string, string, [number, number] | undefined, boolean]>([
  ['a wide picture', 'hero-about.webp', [72, 82], true],
  ['a picture with its focus at the edge', 'hero-about.webp', [1, 100], true],
  ['a picture without a focus', 'acid-reflux.webp', undefined, true],
  ['a portrait', 'pillar-food.webp', undefined, true],
  ['a picture too small for shared links', 'partner-lantern.webp', undefined, false],
])(
  '%s of the demo has the row and the size for shared links that an upload gives it',
  async (_what, fileName, focus, isShared) => {
    const bytes = readFileSync(path.join(PICTURES_FOLDER, fileName))
    const said = { alt: 'A table at noon', credit: 'Ours' }
    const uploaded = await payload.create({
      collection: 'media',
      data: { ...said, ...(focus && { focalX: focus[0], focalY: focus[1] }) },
      file: { data: bytes, mimetype: 'image/webp', name: fileName, size: bytes.byteLength },
    })
    const byUpload = await rowAndFile(uploaded.id)
    await payload.delete({ collection: 'media', id: uploaded.id })
    // Imported late, because the collection reads the environment when it is loaded.
    const { storePicture } = await import('../../demo/load/store-picture')
    const req = await createLocalReq({}, payload)
    const loaded = await rowAndFile(await storePicture({ payload, req }, { ...said, bytes, fileName, focus }))
    expect(loaded).toEqual(byUpload)
    expect(loaded.file !== null).toBe(isShared)
  },
)
