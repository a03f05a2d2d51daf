import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPage, aPost, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

let pictures = 0

/** A picture with unique content: equal files would share an address. */
async function aPicture(): Promise<number> {
  const background = { r: 250, g: 240, b: ++pictures }
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .webp()
    .toBuffer()
  const file = { data, mimetype: 'image/webp', name: 'bowl.webp', size: data.byteLength }
  return (await payload.create({ collection: 'media', data: { alt: 'A bowl' }, file })).id
}

async function aVideo(): Promise<number> {
  const data = await readFile('demo/media/videos/floor-first.mp4')
  const file = { data, mimetype: 'video/mp4', name: 'video.mp4', size: data.byteLength }
  return (await payload.create({ collection: 'videoFiles', data: { title: 'A video' }, file })).id
}

describe('deleting a file removes it where it was used', () => {
  test('a picture of a method step, and a fallback image', async () => {
    const picture = await aPicture()
    const method = [{ title: 'Stir', text: 'Stir it.', picture }]
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe({ method }) })
    await payload.updateGlobal({ slug: 'settings', data: { pictures: { recipe: picture } } })
    await payload.delete({ collection: 'media', id: picture })
    expect((await payload.findByID({ collection: 'recipes', id: recipe.id })).method?.[0]?.picture ?? null).toBeNull()
    expect((await payload.findGlobal({ slug: 'settings' })).pictures?.recipe ?? null).toBeNull()
  })

  test('a video, also one that an older version has', async () => {
    const [before, now] = [await aVideo(), await aVideo()]
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

describe('a file in use is not deleted by mistake', () => {
  let editor: Viewer
  const remove = (path: string) => rest(editor, 'patch', path, { deletedAt: new Date().toISOString() })
  beforeAll(async () => {
    const { id, email } = await anAccount(payload, 'edie', { role: 'editor', plan: 'free' })
    editor = { name: 'editor', id, token: await signInAs(payload, email) }
  })

  const hero = (backgroundImage: number) => ({ blockType: 'hero', title: 'Welcome', backgroundImage }) as const
  let count = 0
  const aPageOf = (picture: number, parts = {}) =>
    payload.create({
      collection: 'pages',
      data: aPage({ slug: `uses-${++count}`, title: `Page ${count}`, layout: [hero(picture)], ...parts }),
    })
  const layoutOf = (id: number, draft: boolean) =>
    payload.findByID({ collection: 'pages', id, draft, depth: 0 }).then(({ layout }) => layout)
  const exists = async (id: number) =>
    (await payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs === 1

  /** Every kind of use of a picture. */
  const uses: Record<string, (picture: number) => Promise<{ place: string }>> = {
    'a block': async (picture) => ({ place: `“${(await aPageOf(picture)).title}” (Page)` }),
    'a list in a block': async (picture) => {
      const layout = [{ blockType: 'counters', counters: [{ number: 1, label: 'One', image: picture }] }]
      return { place: `“${(await aPageOf(picture, { layout })).title}” (Page)` }
    },
    'a draft over a published page': async (picture) => {
      const { id, title } = await aPageOf(picture, { layout: [] })
      await payload.update({
        collection: 'pages',
        id,
        draft: true,
        data: { layout: [hero(picture)], _status: 'draft' },
      })
      return { place: `“${title}” (Page, draft)` }
    },
    'a published page with a draft without it': async (picture) => {
      const { id, title } = await aPageOf(picture)
      await payload.update({ collection: 'pages', id, draft: true, data: { layout: [], _status: 'draft' } })
      return { place: `“${title}” (Page)` }
    },
    'a step of a recipe': async (picture) => {
      const method = [{ title: 'Stir', text: 'Stir it.', picture }]
      const data = aRecipe({ method, slug: `step-${++count}`, title: `Recipe ${count}` })
      return { place: `“${(await payload.create({ collection: 'recipes', data })).title}” (Recipe)` }
    },
    'the HTML of an article': async (picture) => {
      const { filename } = await payload.findByID({ collection: 'media', id: picture })
      const bodyHtml = `<p><img src="/cms/api/media/file/${filename}" alt=""></p>`
      const data = aPost({ bodyHtml, slug: `html-${++count}`, title: `Article ${count}` })
      return { place: `“${(await payload.create({ collection: 'posts', data })).title}” (Article)` }
    },
    'the text of an article': async (picture) => {
      const node = {
        type: 'upload',
        relationTo: 'media',
        value: picture,
        version: 3,
        format: '',
        id: 'x',
        fields: null,
      }
      const root = { type: 'root', children: [node], direction: null, format: '' as const, indent: 0, version: 1 }
      const data = aPost({ body: { root }, slug: `text-${++count}`, title: `Article ${count}` })
      return { place: `“${(await payload.create({ collection: 'posts', data })).title}” (Article)` }
    },
    'a global': async (picture) => {
      await payload.updateGlobal({ slug: 'settings', data: { pictures: { recipe: picture } } })
      return { place: '“Settings” (Site)' }
    },
  }

  test.each(Object.keys(uses))('%s', async (use) => {
    const [picture, other] = [await aPicture(), await aPicture()]
    const { place } = (await uses[use]?.(picture)) ?? { place: 'nowhere' }
    const { status, text } = await remove(`media/${picture}`)
    expect([status, text]).toEqual([409, expect.stringContaining(`used on ${place}. Replace`)])
    expect(await exists(picture)).toBe(true)
    const { json } = await rest(editor, 'get', `media/${picture}/used-on`)
    expect((json as { places: unknown[] }).places).toHaveLength(1)
    expect((await remove(`media/${other}`)).status).toBe(200)
    expect((await remove(`media/${picture}?force=true`)).status).toBe(200)
    expect(await exists(picture)).toBe(false)
  })

  test('the error lists three uses of many, and the number of the rest', async () => {
    const picture = await aPicture()
    for (let page = 0; page < 5; page++) await aPageOf(picture)
    const { text } = await remove(`media/${picture}`)
    expect(text).toMatch(/used on (“Page \d+” \(Page\)(; )?){3} and 2 more\. Replace it there/)
  })

  test('its deletion for good removes it from the blocks, and changes nothing else', async () => {
    const [picture, stays] = [await aPicture(), await aPicture()]
    const layout = [hero(picture), hero(stays)]
    const { id, updatedAt, categories } = await aPageOf(picture, { layout })
    await payload.update({ collection: 'pages', id, draft: true, data: { layout: [hero(picture)], _status: 'draft' } })
    await payload.delete({ collection: 'media', id: picture })
    expect(await layoutOf(id, false)).toMatchObject([
      { title: 'Welcome', backgroundImage: null },
      { backgroundImage: stays },
    ])
    expect(await layoutOf(id, true)).toMatchObject([{ title: 'Welcome', backgroundImage: null }])
    expect(await payload.findByID({ collection: 'pages', id, depth: 0 })).toMatchObject({
      updatedAt,
      categories: categories ?? [],
      _status: 'published',
    })
  })

  test('a guide’s video', async () => {
    const video = await aVideo()
    const data = {
      title: 'Stretch',
      slug: 'stretch',
      level: 'Beginner',
      requiredPlan: 'none',
      _status: 'published',
    } as const
    await payload.create({ collection: 'movementGuides', data: { ...data, video: { file: video } } })
    const { status, text } = await remove(`videoFiles/${video}`)
    expect([status, text]).toEqual([409, expect.stringContaining('“Stretch” (Movement guide)')])
    expect((await remove(`videoFiles/${video}?force=true`)).status).toBe(200)
  })

  test('the uses of a file are visible only to staff', async () => {
    const visitor: Viewer = { name: 'visitor', id: null, token: null }
    expect((await rest(visitor, 'get', `media/${await aPicture()}/used-on`)).status).toBe(403)
    expect((await rest(editor, 'get', 'media/999999/used-on')).status).toBe(404)
  })
})
