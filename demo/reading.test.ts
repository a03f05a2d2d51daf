/** What is read: articles, advice, guides, products, press and the food lists. Every test lists all offenders. */
import { expect, test } from 'vitest'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoCategories } from './categories'
import { demoFoodLists } from './food-lists'
import { demoGuides } from './guides'
import { demoPages } from './pages'
import { demoPartners } from './partners'
import { wordCount } from './plain-text'
import { demoPress } from './press'
import { demoProducts } from './products'
import { demoTopics } from './topics'

const texts = [...demoArticles, ...demoAdvices, ...demoGuides, ...demoProducts]
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
const repeated = <Value>(values: readonly Value[]) => values.filter((value, at) => values.indexOf(value) !== at)

/** The items whose text is shorter or longer than it should be. */
const outside = (items: readonly { slug: string; body: string }[], least: number, most: number) =>
  items.map(({ body, slug }) => ({ slug, words: wordCount(body) })).filter(({ words }) => words < least || words > most)

test('some texts ask for each plan, and most are open to everyone', () => {
  const plans = texts.map(({ requiredPlan }) => requiredPlan)
  const count = (plan: string) => plans.filter((one) => one === plan).length
  expect(['free', 'standard', 'premium'].filter((plan) => count(plan) < 2)).toEqual([])
  expect(count('none') / plans.length).toBeGreaterThan(0.6)
  expect(count('none') / plans.length).toBeLessThan(0.85)
  expect(new Set(demoAdvices.map(({ requiredPlan }) => requiredPlan)).size).toBe(4)
})

test('a summary fits a card', () => {
  expect(slugsOf(texts.filter(({ summary }) => summary.length < 40 || summary.length > 200))).toEqual([])
})

test('no two items of a type were published on the same day', () => {
  const types = [demoArticles, demoAdvices, demoGuides, demoProducts, demoPress]
  expect(types.flatMap((items) => repeated(items.map(({ publishedDaysAgo }) => publishedDaysAgo)))).toEqual([])
})

test('texts have the length of their type', () => {
  expect(outside(demoArticles, 500, 900)).toEqual([])
  expect(outside(demoAdvices, 300, 600)).toEqual([])
  expect(outside(demoGuides, 200, 400)).toEqual([])
  expect(outside(demoProducts, 100, 200)).toEqual([])
})

test('articles and guides have sections', () => {
  const headings = (body: string) => body.match(/<h2>/g)?.length ?? 0
  expect(slugsOf(demoArticles.filter(({ body }) => headings(body) < 4))).toEqual([])
  expect(slugsOf(demoGuides.filter(({ body }) => headings(body) < 3))).toEqual([])
})

test('every advice begins with when to see a doctor', () => {
  const late = demoAdvices.filter(({ body }) => {
    const [before, first = ''] = body.split(/<h2[^>]*>/)
    return before !== '' || !/doctor|emergency/i.test(first)
  })
  expect(slugsOf(late)).toEqual([])
})

test('every advice has an expander, a health fact and one leading heading', () => {
  const without = (part: string) => slugsOf(demoAdvices.filter(({ body }) => !body.includes(part)))
  expect(without('data-block="expander"')).toEqual([])
  expect(without('data-block="health-fact"')).toEqual([])
  const leading = demoAdvices.filter(({ body }) => body.match(/data-format="main"/g)?.length !== 1)
  expect(slugsOf(leading)).toEqual([])
})

test('the advices together show every convention of authored headings', () => {
  const all = demoAdvices.map(({ body }) => body).join('\n')
  expect(all).toContain('data-block="journey"')
  expect(all.match(/data-block="members"/g)).toHaveLength(1)
  expect(all.match(/data-menu=""/g)).toHaveLength(1)
  const labels = [...all.matchAll(/data-menu="([^"]+)"/g)].map(([, label = '']) => label)
  expect(labels.filter((label) => label.length > 50)).toHaveLength(1)
})

test('a product has a maker and a price, and leads to no real shop, nor do press and partners', () => {
  const wrong = demoProducts.filter(
    ({ brand, price, productUrl }) =>
      brand === '' ||
      !/^\$\d+( for \w+)?$/.test(price) ||
      !/^https:\/\/example\.com\/[a-z0-9-]+\/[a-z0-9-]+$/.test(productUrl),
  )
  expect(slugsOf(wrong)).toEqual([])
  const elsewhere = [...demoPress, ...demoPartners].filter(({ url }) => !url.startsWith('https://example.com/'))
  expect(slugsOf(elsewhere)).toEqual([])
})

test('every text is filed under a topic of its type, and every topic is used', () => {
  const filed = { posts: demoArticles, expertAdvices: demoAdvices, yaldaLovesProducts: demoProducts }
  const used = Object.entries(filed).flatMap(([type, items]) =>
    items.flatMap(({ topics }) => topics.map((topic) => `${type}: ${topic}`)),
  )
  const known = demoTopics
    .filter(({ taxonomy }) => taxonomy in filed)
    .map(({ slug, taxonomy }): string => `${taxonomy}: ${slug}`)
  expect([...new Set(used)].toSorted()).toEqual(known.toSorted())
  expect(slugsOf(Object.values(filed).flatMap((items) => items.filter(({ topics }) => topics.length === 0)))).toEqual(
    [],
  )
})

test('no two topics have one slug, the categories of recipes included', () => {
  expect(repeated(slugsOf([...demoTopics, ...demoCategories]))).toEqual([])
})

test('no page that visitors can read leads to the guided meditation, which is empty for them', () => {
  const isOpen = ({ requiredPlan }: { requiredPlan: string }) => requiredPlan === 'none'
  const open = [
    ...demoPages.filter(isOpen).map(({ blocks, path }) => ({ name: path, text: JSON.stringify(blocks) })),
    ...texts.filter(isOpen).map(({ body, slug }) => ({ name: slug, text: body })),
  ]
  expect(slugsOf(demoGuides)).toContain('guided-meditation')
  expect(open.filter(({ text }) => text.includes('/lg/guided-meditation')).map(({ name }) => name)).toEqual([])
})

const groups = Object.entries(demoFoodLists).flatMap(([color, { lists }]) =>
  lists.map((group) => ({ color, ...group, foods: group.lists.flatMap(({ list }) => list.split('\n')) })),
)

test('every food list says what its color means, and every group what it is for', () => {
  const thin = Object.entries(demoFoodLists).filter(
    ([, { introduction, lists }]) => wordCount(introduction) <= 30 || lists.length < 4,
  )
  expect(thin.map(([color]) => color)).toEqual([])
  const silent = groups.filter(({ introduction }) => wordCount(introduction) < 8)
  expect(silent.map(({ color, title }) => `${color}: ${title}`)).toEqual([])
})

test('every food has a line of its own, in one color', () => {
  const foods = groups.flatMap((group) => group.foods)
  expect(foods.filter((food) => food !== food.trim() || food === '')).toEqual([])
  expect(repeated(foods.map((food) => food.replaceAll('*', '')))).toEqual([])
})

test('every asterisk is explained, and no note stands without one', () => {
  const wrong = groups.filter(
    ({ asterisk, foods }) =>
      foods.some((food) => food.includes('*')) !== (asterisk !== undefined) || !/^\* /.test(asterisk ?? '* '),
  )
  expect(wrong.map(({ color, title }) => `${color}: ${title}`)).toEqual([])
})

test('some lists have more than 12 foods, and show the grid', () => {
  const long = Object.values(demoFoodLists).flatMap(({ lists }) =>
    lists.flatMap((group) => group.lists.filter(({ list }) => list.split('\n').length > 12)),
  )
  expect(long.length).toBeGreaterThanOrEqual(3)
})
