import { describe, expect, test } from 'vitest'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoCategories } from './categories'
import { demoFoodLists } from './food-lists'
import { demoGuides } from './guides'
import { demoPages } from './pages'
import { demoPartners } from './partners'
import { demoPress } from './press'
import { demoProducts } from './products'
import { demoTopics } from './topics'

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length

const texts = [...demoArticles, ...demoAdvices, ...demoGuides, ...demoProducts]

test('SPEC 6: some texts ask for each plan, and most are open to everybody', () => {
  for (const plan of ['free', 'standard', 'premium']) {
    expect(texts.filter(({ requiredPlan }) => requiredPlan === plan).length).toBeGreaterThanOrEqual(2)
  }
  const open = texts.filter(({ requiredPlan }) => requiredPlan === 'none').length
  expect(open / texts.length).toBeGreaterThan(0.6)
  expect(open / texts.length).toBeLessThan(0.85)
})

test('a summary is one that fits a card', () => {
  expect(texts.filter(({ summary }) => summary.length < 40 || summary.length > 200)).toEqual([])
})

test('nothing of a type came out on the same day', () => {
  for (const items of [demoArticles, demoAdvices, demoGuides, demoProducts, demoPress]) {
    expect(new Set(items.map(({ publishedDaysAgo }) => publishedDaysAgo)).size).toBe(items.length)
  }
})

test('advices and guides have sections, and a length that is read to the end', () => {
  for (const { body } of demoAdvices) {
    expect(words(body)).toBeGreaterThanOrEqual(300)
    expect(words(body)).toBeLessThanOrEqual(600)
  }
  for (const { body } of demoGuides) {
    expect(words(body)).toBeGreaterThanOrEqual(200)
    expect(words(body)).toBeLessThanOrEqual(400)
    expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3)
  }
})

test('a product has a maker and a price, and leads to no real shop', () => {
  for (const { body, brand, price, productUrl } of demoProducts) {
    expect(brand).not.toBe('')
    expect(price).toMatch(/^\$\d+( for \w+)?$/)
    expect(productUrl).toMatch(/^https:\/\/example\.com\/[a-z0-9-]+\/[a-z0-9-]+$/)
    expect(words(body)).toBeGreaterThanOrEqual(100)
    expect(words(body)).toBeLessThanOrEqual(200)
  }
  const elsewhere = [...demoPress, ...demoPartners].filter(({ url }) => !url.startsWith('https://example.com/'))
  expect(elsewhere).toEqual([])
})

describe('topics', () => {
  test('SPEC 2.2: each has something in it, and each text is under one that its type has', () => {
    const filed = [
      ['posts', demoArticles],
      ['expertAdvices', demoAdvices],
      ['yaldaLovesProducts', demoProducts],
    ] as const
    for (const [type, items] of filed) {
      const known = demoTopics.filter(({ taxonomy }) => taxonomy === type).map(({ slug }) => slug)
      expect(new Set(items.flatMap(({ topics }) => topics))).toEqual(new Set(known))
      expect(items.filter(({ topics }) => topics.length === 0)).toEqual([])
    }
  })
  test('no two have one slug, those of the recipes included', () => {
    const slugs = [...demoTopics, ...demoCategories].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

test('DESIGN 7: no page that visitors can read leads to the guided meditation, which is empty for them', () => {
  const open = [
    ...demoPages.filter(({ requiredPlan }) => requiredPlan === 'none').map(({ blocks }) => JSON.stringify(blocks)),
    ...texts.filter(({ requiredPlan }) => requiredPlan === 'none').map(({ body }) => body),
  ]
  expect(demoGuides.map(({ slug }) => slug)).toContain('guided-meditation')
  expect(open.filter((text) => text.includes('/lg/guided-meditation'))).toEqual([])
})

describe.each(Object.entries(demoFoodLists))('SPEC 3: the %s food list', (_color, { introduction, lists }) => {
  const foods = lists.flatMap((group) => group.lists.map(({ list }) => list.split('\n')))
  test('says what its color means, and each group what it is for', () => {
    expect(words(introduction)).toBeGreaterThan(30)
    expect(lists.length).toBeGreaterThanOrEqual(4)
    expect(lists.filter((group) => words(group.introduction) < 8)).toEqual([])
  })
  test('has one food a line, none of them twice or empty', () => {
    const all = foods.flat()
    expect(all.filter((food) => food !== food.trim() || food === '')).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })
  test('explains every asterisk, and has no note without one', () => {
    for (const group of lists) {
      const marked = group.lists.some(({ list }) => list.includes('*'))
      expect(marked).toBe(group.asterisk !== undefined)
      expect(group.asterisk ?? '* ').toMatch(/^\* /)
    }
  })
  test('has no food that stands in another color', () => {
    const plain = (list: string) => list.replaceAll('*', '').split('\n')
    const everything = Object.values(demoFoodLists).flatMap((color) =>
      color.lists.flatMap((group) => group.lists.flatMap(({ list }) => plain(list))),
    )
    expect(everything.filter((food, index) => everything.indexOf(food) !== index)).toEqual([])
  })
})

test('SPEC 9: a list with more than 12 foods shows the grid', () => {
  const long = Object.values(demoFoodLists).flatMap(({ lists }) =>
    lists.flatMap((group) => group.lists.filter(({ list }) => list.split('\n').length > 12)),
  )
  expect(long.length).toBeGreaterThanOrEqual(3)
})
