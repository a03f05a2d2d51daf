import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let firstLinesOf: typeof import('@/catalogue/first-lines.server').firstLinesOf
let readAs: typeof import('@/cms/client/local-api.server').readAs
beforeAll(async () => {
  cms = await startTestCms()
  firstLinesOf = (await import('@/catalogue/first-lines.server')).firstLinesOf
  readAs = (await import('@/cms/client/local-api.server')).readAs
})
afterAll(() => cms.stop())

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
const LONG = `<p>${words(200)}</p>`
let slugs = 0

async function anArticle(parts: { bodyHtml?: string; showFirstLines?: boolean; published?: boolean }) {
  slugs += 1
  const { published = true, ...rest } = parts
  const { id } = await cms.payload.create({
    collection: 'posts',
    data: {
      title: 'An article',
      slug: `an-article-${slugs}`,
      requiredPlan: 'premium',
      bodyHtml: LONG,
      ...rest,
      _status: published ? 'published' : 'draft',
    },
    draft: !published,
  })
  return { docId: id, postType: 'posts' } as const
}

test('the first lines are sixty words where the editor shows them, and nothing where not', async () => {
  expect(await firstLinesOf(await anArticle({ showFirstLines: true }))).toEqual({ heading: '', text: `${words(60)}…` })
  expect(await firstLinesOf(await anArticle({ showFirstLines: false }))).toBeNull()
  expect(await firstLinesOf(await anArticle({}))).toBeNull()
})

test('they end before the first heading, or before the second one where the text begins with a heading', async () => {
  const bodyHtml = `<p>${words(12)}.</p><h2>In this episode</h2><ul><li>${words(80)}</li></ul>`
  const lines = async (html: string) => firstLinesOf(await anArticle({ bodyHtml: html, showFirstLines: true }))
  expect(await lines(bodyHtml)).toEqual({ heading: '', text: `${words(12)}.` })
  expect(await lines(`<h2>When to wait</h2>${bodyHtml}`)).toEqual({ heading: 'When to wait', text: `${words(12)}.` })
})

test('they are the whole first section up to 150 words and half of the text, else they stop at the end of a sentence', async () => {
  const lines = async (section: number, rest: number) => {
    const bodyHtml = `<h2>See a doctor</h2><p>${words(48)}.</p><p>And ${words(section - 49)}</p><h2>What helps</h2><p>${words(rest)}</p>`
    return (await firstLinesOf(await anArticle({ bodyHtml, showFirstLines: true })))?.text
  }
  const sentence = `${words(48)}.`
  expect(await lines(150, 200)).toBe(`${sentence} And ${words(101)}`)
  expect(await lines(151, 200)).toBe(sentence)
  expect(await lines(100, 60)).toBe(sentence)
})

test('the rest of the item stays behind its plan', async () => {
  const { docId } = await anArticle({ showFirstLines: true })
  for (const audience of ['visitor', 'free', 'standard'] satisfies Audience[]) {
    const doc = await readAs(audience).document('posts', docId)
    expect(JSON.stringify(doc)).not.toMatch(/word1|showFirstLines/)
  }
  expect(JSON.stringify(await readAs('premium').document('posts', docId))).toContain('word200')
})

test('a short text shows no more than its half; markup, scripts and parts for members are left out', async () => {
  const bodyHtml =
    '<h2>Four</h2><script>alert(1)</script><div data-block="members"><p>secret</p></div><p>plain <b>words</b> here</p>'
  expect(await firstLinesOf(await anArticle({ bodyHtml, showFirstLines: true }))).toEqual({
    heading: 'Four',
    text: 'plain…',
  })
})

test('neither a draft nor the newer draft of a published item is shown', async () => {
  expect(await firstLinesOf(await anArticle({ showFirstLines: true, published: false }))).toBeNull()
  const { docId, postType } = await anArticle({ showFirstLines: true })
  const bodyHtml = '<p>not yet, not yet</p>'
  await cms.payload.update({ collection: 'posts', id: docId, data: { bodyHtml }, draft: true })
  expect((await firstLinesOf({ docId, postType }))?.text).toContain('word1 ')
})

test('of a recipe they are the beginning of its method', async () => {
  const method = [{ text: 'Warm the oil.' }, { text: 'Add the leeks and wait.' }]
  const data = aRecipe({ requiredPlan: 'standard', showFirstLines: true, method, _status: 'published' })
  const { id } = await cms.payload.create({ collection: 'recipes', data })
  expect(await firstLinesOf({ docId: id, postType: 'recipes' })).toEqual({
    heading: '',
    text: 'Warm the oil.',
  })
})

describe('of a page', () => {
  type Layout = NonNullable<Page['layout']>
  const text = (bodyHtml: string, own: object = {}) =>
    ({ blockType: 'richContent', bodyHtml, ...own }) as Layout[number]
  const OPENING = `<p>${words(8)}.</p><h2>Later</h2><p>${words(40)}</p>`

  async function linesOfPage(layout: Layout, showFirstLines = true) {
    slugs += 1
    const page = { slug: `a-page-${slugs}`, requiredPlan: 'standard', layout, showFirstLines } as const
    const { id } = await cms.payload.create({ collection: 'pages', data: aPage(page) })
    return firstLinesOf({ docId: id, postType: 'pages' })
  }

  test('they are the beginning of its first text, below the last heading before it', async () => {
    const hero = { blockType: 'newsletter', title: 'Letters' } as Layout[number]
    const columns = {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'In short',
      leftHtml: `<h2>One idea</h2>${OPENING}`,
    } as Layout[number]
    expect(await linesOfPage([hero, columns])).toEqual({ heading: 'One idea', text: `${words(8)}.` })
    expect(await linesOfPage([text(OPENING, { title: 'Salt & rye' })])).toMatchObject({ heading: 'Salt & rye' })
  })

  test('there are none where the editor does not show them, or it has no text', async () => {
    expect(await linesOfPage([text(OPENING)], false)).toBeNull()
    expect(await linesOfPage([])).toBeNull()
  })

  test('blocks for some of its readers, or for a time, are left out, and so are parts for members', async () => {
    const later = '2036-01-01T00:00:00.000Z'
    const hidden = [{ visibleTo: ['premium'] }, { visibleFrom: later }, { visibleUntil: later }]
    const secret = text('<p>secret</p>'.repeat(20))
    const members = text(`<div data-block="members"><p>secret</p></div>${OPENING}`)
    const layout = [...hidden.map((visibility) => ({ ...secret, ...visibility })), members]
    expect(await linesOfPage(layout as Layout)).toEqual({ heading: '', text: `${words(8)}.` })
  })

  test('its sections count as its own blocks, with the limits that they have on it', async () => {
    const data = { title: 'A section', layout: [text(OPENING)], _status: 'published' } as const
    const { id } = await cms.payload.create({ collection: 'sections', data: data as never })
    const section = { blockType: 'section', section: id } as Layout[number]
    expect(await linesOfPage([section])).toEqual({ heading: '', text: `${words(8)}.` })
    expect(await linesOfPage([{ ...section, visibleTo: ['standard', 'premium'] } as Layout[number]])).toBeNull()
  })
})
