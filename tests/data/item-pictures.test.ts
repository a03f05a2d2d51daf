import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Setting } from '@/payload-types'
import { aPage, aPost, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { exposeServerApi } from '../support/data/server-api'

let cms: TestCms
let payload: Payload
const ids: Record<string, number> = {}

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  process.env.SITE_URL = 'https://ebs.example'
  for (const name of ['own', 'banner', 'chosen', 'recipe', 'article', 'member-hero', 'open-graph'])
    ids[name] = await aPicture(name, 1400)
  ids.small = await aPicture('small', 300, 200)
})
afterAll(() => cms.stop())
beforeEach(() => settle({ recipe: ids.recipe, article: ids.article, openGraph: ids['open-graph'] }))
afterEach(async () => {
  for (const collection of ['pages', 'recipes', 'posts', 'testimonials', 'masterclasses'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
})

async function aPicture(name: string, width: number, height = 900): Promise<number> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#fbf7f1' } })
    .webp()
    .toBuffer()
  const file = { data, mimetype: 'image/webp', name: `${name}.webp`, size: data.byteLength }
  return (await payload.create({ collection: 'media', data: { alt: `Picture ${name}` }, file })).id
}

const NOTHING = { recipe: null, movement: null, meditation: null, article: null, memberHero: null, openGraph: null }

const settle = (pictures: Setting['pictures']) =>
  payload.updateGlobal({ slug: 'settings', data: { pictures: { ...NOTHING, ...pictures } } })

/** The card's picture and the shared picture of an address, as a visitor's page shows them. */
async function shown(uri: string) {
  const { readPage } = await import('@/site/read-page.server')
  const { sharePicture } = await import('@/site/share-picture.server')
  const { cardsOf } = await import('@/catalogue/cards.server')
  const page = await readPage({ audience: 'visitor', openWeek: false }, uri.split('/').filter(Boolean))
  if (!page) throw new Error(`Nothing is published at ${uri}`)
  const [card] = await cardsOf([page.row], 'visitor')
  return { card: card?.image?.alt ?? null, imageUrl: card?.imageUrl ?? null, shared: await sharePicture(page) }
}

const share = async (uri: string) => (await shown(uri)).shared?.alt

const hero = (backgroundImage?: number) => ({ blockType: 'hero', title: 'Hello', backgroundImage }) as const

describe('the fallback image of a card and a page', () => {
  test('an item with a picture shows it', async () => {
    await payload.create({ collection: 'recipes', data: aRecipe({ image: ids.own }) })
    expect((await shown('/recipes/lentil-soup/')).card).toBe('Picture own')
  })

  test('an item without one shows that of its type', async () => {
    await payload.create({ collection: 'recipes', data: aRecipe() })
    await payload.create({ collection: 'posts', data: aPost() })
    const { card, imageUrl } = await shown('/recipes/lentil-soup/')
    expect(card).toBe('Picture recipe')
    expect(imageUrl).toMatch(/^\/cms\/api\/media\/file\/recipe-/)
    expect((await shown('/ebs-blog/an-article/')).card).toBe('Picture article')
  })

  test('a testimonial gets no fallback picture', async () => {
    const data = { title: 'Ana', slug: 'ana', firstName: 'Ana', _status: 'published', requiredPlan: 'none' } as const
    await payload.create({ collection: 'testimonials', data })
    expect((await shown('/ebs-testimonials/ana/')).card).toBeNull()
  })

  test('without a picture in the settings there is none', async () => {
    await settle({})
    await payload.create({ collection: 'recipes', data: aRecipe() })
    expect((await shown('/recipes/lentil-soup/')).card).toBeNull()
  })

  test('a card follows the settings: they are among the tags of a page that shows it', async () => {
    const server = exposeServerApi()
    const { fallbackPictures } = await import('@/catalogue/fallback-pictures.server')
    const first = await server.asPage(() => fallbackPictures('visitor'))
    // The second call reads nothing, and its tag is recorded all the same.
    const second = await server.asPage(() => fallbackPictures('visitor'))
    expect([[...first.tags], [...second.tags]]).toEqual([['global:settings'], ['global:settings']])
    await settle({ recipe: ids.article })
    expect([first.isCurrent(), second.isCurrent()]).toEqual([false, false])
    expect((await fallbackPictures('visitor'))('recipes')).toBe(ids.article)
    server.removeServerApi()
  })
})

describe('the fallback member hero image', () => {
  const load = async (audience: 'visitor' | 'free') => {
    await settle({ memberHero: ids['member-hero'] })
    const { loadHero } = await import('@/blocks/hero/load.server')
    return loadHero(hero(), { audience })
  }

  test('members get it when the banner has no picture', async () => {
    expect(await load('free')).toMatchObject({ image: null, memberImage: { alt: 'Picture member-hero' } })
  })

  test('visitors do not get it', async () => {
    expect(await load('visitor')).toMatchObject({ image: null, memberImage: null })
  })
})

describe('the Open Graph picture', () => {
  test('is the item’s picture, cropped, with its full address, size, alternative text and type', async () => {
    await payload.create({ collection: 'recipes', data: aRecipe({ image: ids.own }) })
    expect((await shown('/recipes/lentil-soup/')).shared).toEqual({
      url: expect.stringMatching(/^https:\/\/ebs\.example\/cms\/api\/media\/file\/own-[0-9a-f]{12}-1200x630\.jpg$/),
      alt: 'Picture own',
      width: 1200,
      height: 630,
      type: 'image/jpeg',
    })
  })

  test('is the picture chosen for sharing, if there is one', async () => {
    await payload.create({ collection: 'recipes', data: aRecipe({ image: ids.own, seo: { image: ids.chosen } }) })
    expect(await share('/recipes/lentil-soup/')).toBe('Picture chosen')
  })

  test('is the banner’s on a page of blocks', async () => {
    await payload.create({ collection: 'pages', data: aPage({ layout: [hero(ids.banner)] }) })
    expect(await share('/a-page/')).toBe('Picture banner')
  })

  test('otherwise is that of the settings', async () => {
    await payload.create({ collection: 'pages', data: aPage({ layout: [hero()] }) })
    await payload.create({ collection: 'recipes', data: aRecipe() })
    expect(await share('/a-page/')).toBe('Picture open-graph')
    expect(await share('/recipes/lentil-soup/')).toBe('Picture open-graph')
  })

  test('of a page that visitors may not read shows none of its content', async () => {
    const data = aPage({ layout: [hero(ids.banner)], requiredPlan: 'premium' })
    await payload.create({ collection: 'pages', data })
    expect(await share('/a-page/')).toBe('Picture open-graph')
  })

  test('is not cropped when it is too small', async () => {
    await payload.create({ collection: 'recipes', data: aRecipe({ image: ids.small }) })
    const { shared: picture } = await shown('/recipes/lentil-soup/')
    expect(picture).toMatchObject({ width: 300, height: 200, type: 'image/webp' })
  })

  test('is missing when none is set anywhere', async () => {
    await settle({})
    await payload.create({ collection: 'recipes', data: aRecipe() })
    expect((await shown('/recipes/lentil-soup/')).shared).toBeNull()
  })
})

describe('the portrait of a teacher', () => {
  test('is on the card, also where the class is locked', async () => {
    const { listCards } = await import('@/catalogue/cards.server')
    const { databaseId } = await payload.create({
      collection: 'masterclasses',
      data: {
        title: 'Bread',
        slug: 'bread',
        teacher: 'Iris Holm',
        teacherImage: ids.own,
        requiredPlan: 'premium',
        _status: 'published',
      },
    })
    const cards = await listCards({ postTypes: ['masterclasses'], first: 9 }, 'visitor')
    const card = cards.find((one) => one.databaseId === databaseId)
    expect(card?.isRestrictedForMember).toBe(true)
    expect(card?.extras).toEqual({
      teacher: 'Iris Holm',
      teacherImage: expect.stringMatching(/^\/cms\/.*\/own-/),
      // It has no video.
      comingUp: 'Coming up',
    })
  })
})
