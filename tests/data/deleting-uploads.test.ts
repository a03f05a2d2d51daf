import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

async function aPicture(): Promise<number> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fbf7f1' } })
    .webp()
    .toBuffer()
  const file = { data, mimetype: 'image/webp', name: 'bowl.webp', size: data.byteLength }
  return (await payload.create({ collection: 'media', data: { alt: 'A bowl' }, file })).id
}

async function aFilm(): Promise<number> {
  const data = await readFile('demo/videos/out/floor-first.mp4')
  const file = { data, mimetype: 'video/mp4', name: 'film.mp4', size: data.byteLength }
  return (await payload.create({ collection: 'videoFiles', data: { title: 'A film' }, file })).id
}

describe('what is in use can be deleted, and is gone where it was used', () => {
  test('a picture of a step, and one that stands in for others', async () => {
    const picture = await aPicture()
    const method = [{ title: 'Stir', text: 'Stir it.', picture }]
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe({ method }) })
    await payload.updateGlobal({ slug: 'settings', data: { pictures: { recipe: picture } } })
    await payload.delete({ collection: 'media', id: picture })
    expect((await payload.findByID({ collection: 'recipes', id: recipe.id })).method?.[0]?.picture ?? null).toBeNull()
    expect((await payload.findGlobal({ slug: 'settings' })).pictures?.recipe ?? null).toBeNull()
  })

  test('a film, also one that an older version has', async () => {
    const [before, now] = [await aFilm(), await aFilm()]
    const data = {
      title: 'Stand up',
      slug: 'stand-up',
      level: 'Beginner',
      requiredPlan: 'none',
      _status: 'published',
      video: { file: before },
    } as const
    const guide = await payload.create({ collection: 'movementGuides', data })
    await payload.update({ collection: 'movementGuides', id: guide.id, data: { video: { file: now } } })
    for (const id of [before, now]) await payload.delete({ collection: 'videoFiles', id })
    expect((await payload.findByID({ collection: 'movementGuides', id: guide.id })).video?.file ?? null).toBeNull()
  })
})
