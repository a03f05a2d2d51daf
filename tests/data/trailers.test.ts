import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

let files = 0

async function aFile(): Promise<number> {
  const data = await readFile('demo/media/videos/floor-first-trailer.mp4')
  const file = { data, mimetype: 'video/mp4', name: `clip-${++files}.mp4`, size: data.byteLength }
  return (await payload.create({ collection: 'videoFiles', data: { title: 'A clip' }, file })).id
}

const aGuide = (parts: { trailer?: number; video?: { file: number } }) =>
  payload.create({
    collection: 'movementGuides',
    data: {
      title: 'Stand up',
      slug: `stand-up-${++files}`,
      level: 'Beginner',
      requiredPlan: 'premium',
      _status: 'published',
      ...parts,
    },
  })

const asAMeditation = (parts: { trailer?: number; video?: { file: number } }) =>
  payload.create({
    collection: 'guidedMeditations',
    data: { title: 'Sit down', slug: `sit-down-${++files}`, requiredPlan: 'free', _status: 'published', ...parts },
  })

const rejected = (field: string, message: RegExp) =>
  expect.objectContaining({
    data: expect.objectContaining({
      errors: [expect.objectContaining({ path: field, message: expect.stringMatching(message) })],
    }),
  })

test('a file of its own is a trailer, of several items too', async () => {
  const [video, trailer] = [await aFile(), await aFile()]
  const guide = await aGuide({ trailer, video: { file: video } })
  expect(guide).toMatchObject({ trailer: { id: trailer } })
  await asAMeditation({ trailer, video: { file: video } })
})

test('the item’s own video is no trailer', async () => {
  const video = await aFile()
  const error = await aGuide({ trailer: video, video: { file: video } }).catch((problem) => problem)
  expect(error.data.errors).toContainEqual(
    expect.objectContaining({ path: 'trailer', message: expect.stringContaining('the video of an item') }),
  )
})

test('the video of another item is no trailer, and a trailer is no video', async () => {
  const [video, trailer] = [await aFile(), await aFile()]
  await aGuide({ trailer, video: { file: video } })
  await expect(asAMeditation({ trailer: video })).rejects.toEqual(rejected('trailer', /the video of an item/))
  await expect(asAMeditation({ video: { file: trailer } })).rejects.toEqual(rejected('video.file', /is a trailer/))
})

test('an item loses its trailer with the file', async () => {
  const trailer = await aFile()
  const guide = await aGuide({ trailer })
  await payload.delete({ collection: 'videoFiles', id: trailer })
  expect((await payload.findByID({ collection: 'movementGuides', id: guide.id })).trailer ?? null).toBeNull()
})
