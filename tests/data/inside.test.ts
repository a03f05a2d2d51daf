import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '@/payload-types'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let insideOf: typeof import('@/catalogue/inside.server').insideOf
beforeAll(async () => {
  cms = await startTestCms()
  insideOf = (await import('@/catalogue/inside.server')).insideOf
})
afterAll(() => cms.stop())

let slugs = 0
const common = () => {
  slugs += 1
  return { title: 'An item', slug: `an-item-${slugs}`, requiredPlan: 'premium', _status: 'published' } as const
}

async function aLockedRecipe(names: readonly string[], showFirstLines: boolean) {
  const ingredientGroups = [{ ingredients: names.map((name) => ({ name })) }]
  const method = [{ text: 'Warm the oil.' }, { text: 'Wait.' }]
  const data = { ...aRecipe({ ingredientGroups, method, showFirstLines }), ...common() }
  const { id } = await cms.payload.create({ collection: 'recipes', data })
  return { docId: id, postType: 'recipes' } as const
}

async function anEpisode(bodyHtml: string, showFirstLines = true) {
  const { id } = await cms.payload.create({ collection: 'podcasts', data: { ...common(), bodyHtml, showFirstLines } })
  return { docId: id, postType: 'podcasts' } as const
}

const NAMES = ['Leeks', 'Oil', 'Salt', 'Butter', 'Rye', 'Eggs', 'Chives']

test('of a recipe everyone gets the numbers, and three names where the editor shows the first lines', async () => {
  const counts = ['7 ingredients', '2 steps', 'Cook mode']
  expect(await insideOf(await aLockedRecipe(NAMES, false))).toEqual({
    counts,
    title: 'Ingredients',
    parts: [],
    more: 0,
  })
  expect(await insideOf(await aLockedRecipe(NAMES, true))).toEqual({
    counts,
    title: 'Ingredients',
    parts: [{ name: 'Leeks' }, { name: 'Oil' }, { name: 'Salt' }],
    more: 4,
  })
})

test('of a short list at most the half, and never the only ingredient', async () => {
  expect((await insideOf(await aLockedRecipe(['Leeks', 'Oil', 'Salt', 'Rye'], true))).parts).toHaveLength(2)
  expect((await insideOf(await aLockedRecipe(['Leeks'], true))).parts).toEqual([])
})

test('of a text they are its headings from three on, of a single heading the list below it, and of any other text nothing', async () => {
  const names = async (html: string) => {
    const { parts, title } = await insideOf(await anEpisode(html))
    return [title, ...parts.map(({ name }) => name)]
  }
  const two = '<p>First.</p><h2>Look</h2><p>a</p><h2>Listen</h2><ul><li>b</li></ul>'
  expect(await names(`${two}<h2>Rest</h2>`)).toEqual(['Inside', 'Look', 'Listen', 'Rest'])
  expect(await names(two)).toEqual([''])
  expect(await names('<h2>In this episode</h2><ul><li>Letters</li><li>Milk</li></ul>')).toEqual([
    'In this episode',
    'Letters',
    'Milk',
  ])
  expect(await names('<p>Only words.</p>')).toEqual([''])
})

test('a section says which published item it is about; parts for members are left out', async () => {
  const { slug } = await cms.payload.create({ collection: 'posts', data: { ...common(), title: 'Barley' } })
  const html = `<h2>Eat</h2><p><a href="/ebs-blog/${slug}/">this</a></p><h2>Rest</h2><p><a href="/nowhere/">that</a></p><h2>Walk</h2><div data-block="members"><h2>Secret</h2></div>`
  expect((await insideOf(await anEpisode(html))).parts).toEqual([
    { name: 'Eat', about: 'Barley' },
    { name: 'Rest', about: undefined },
    { name: 'Walk', about: undefined },
  ])
})

test('a reset week says how many published items of each type it links to, each once', async () => {
  const { slug } = await cms.payload.create({ collection: 'recipes', data: { ...aRecipe({}), ...common() } })
  const { slug: other } = await cms.payload.create({ collection: 'recipes', data: { ...aRecipe({}), ...common() } })
  const { slug: post } = await cms.payload.create({ collection: 'posts', data: { ...common(), title: 'Rye' } })
  const links = [`/recipes/${slug}/`, `/recipes/${other}/`, `/recipes/${slug}/`, `/ebs-blog/${post}/`, '/nowhere/']
  const bodyHtml = links.map((href) => `<p><a href="${href}">this</a></p>`).join('')
  const data = { ...common(), season: 'Fall', bodyHtml } as const
  const { id } = await cms.payload.create({ collection: 'rebootReviveWeeks', data })
  const { counts } = await insideOf({ docId: id, postType: 'rebootReviveWeeks' })
  expect(counts).toEqual(['2 recipes', '1 article'])
})

test('of a page they are the titles and headings of its texts, where the editor shows the first lines', async () => {
  const layout = [
    { blockType: 'richContent', title: 'In short', bodyHtml: '<h3>Eat</h3><p>a</p>' },
    { blockType: 'richContent', title: 'For some', visibleTo: ['premium'] },
    {
      blockType: 'imageColumns',
      alignment: 'image_left',
      leftHtml: '<h3>Burn</h3><p>b</p>',
      rightHtml: '<h3>Sleep</h3>',
    },
    { blockType: 'newsletter', title: 'Letters' },
  ] as NonNullable<Page['layout']>
  const aLockedPage = async (showFirstLines: boolean) => {
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: aPage({ ...common(), layout, showFirstLines }),
    })
    return { docId: id, postType: 'pages' } as const
  }
  expect(await insideOf(await aLockedPage(true))).toEqual({
    counts: [],
    title: 'Inside',
    parts: [{ name: 'In short' }, { name: 'Eat' }, { name: 'Burn' }, { name: 'Sleep' }],
    more: 0,
  })
  expect(await insideOf(await aLockedPage(false))).toMatchObject({ counts: [], parts: [], more: 0 })
})

test('nothing of a draft, and no names where the editor does not show the first lines', async () => {
  const html = '<h2>Look</h2><p>a</p><h2>Listen</h2><p>b</p><h2>Rest</h2>'
  expect((await insideOf(await anEpisode(html))).parts).toHaveLength(3)
  expect((await insideOf(await anEpisode(html, false))).parts).toEqual([])
  const { id } = await cms.payload.create({
    collection: 'podcasts',
    data: { ...common(), bodyHtml: html, showFirstLines: true, _status: 'draft' },
    draft: true,
  })
  expect(await insideOf({ docId: id, postType: 'podcasts' })).toMatchObject({ counts: [], parts: [] })
})
