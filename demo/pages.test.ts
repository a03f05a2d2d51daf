/** The pages show everything that an editor can choose, and name only what the demo has. */
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { pageBlocks } from '@/blocks/fields'
import { LIMITS } from '@/rules/limits'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoCategories } from './categories'
import { demoFaqs } from './faqs'
import { demoForms } from './forms'
import { demoGuides } from './guides'
import { type IdsByName, withIds } from './load/with-ids'
import { demoMasterclasses } from './masterclasses'
import { readManifest } from './media'
import { demoMeditations } from './meditations'
import { demoMovements } from './movements'
import { chosen } from './page'
import { demoPages } from './pages'
import { demoPodcasts } from './podcasts'
import { demoRecipes } from './recipes'
import { demoSections } from './sections'
import { demoTestimonials } from './testimonials'
import { demoTopics } from './topics'

const blocks = [
  ...demoPages.flatMap((page) => page.blocks.map((block) => ({ path: page.path, block }))),
  ...Object.entries(demoSections).flatMap(([path, section]) => section.blocks.map((block) => ({ path, block }))),
]

const idsOf = (names: readonly string[]) => new Map(names.map((name, at) => [name, at + 1]))
const slugsOf = (items: readonly { slug: string }[]) => idsOf(items.map(({ slug }) => slug))
const IDS: IdsByName = {
  media: idsOf(Object.keys(readManifest())),
  categories: slugsOf([...demoCategories, ...demoTopics]),
  recipes: slugsOf(demoRecipes),
  movementGuides: slugsOf(demoMovements),
  guidedMeditations: slugsOf(demoMeditations),
  masterclasses: slugsOf(demoMasterclasses),
  podcasts: slugsOf(demoPodcasts),
  posts: slugsOf(demoArticles),
  expertAdvices: slugsOf(demoAdvices),
  lifestyleGuides: slugsOf(demoGuides),
  faqs: slugsOf(demoFaqs),
  testimonials: slugsOf(demoTestimonials),
  forms: idsOf(Object.keys(demoForms)),
  sections: idsOf(Object.keys(demoSections)),
  databaseId: slugsOf([...demoMovements, ...demoMeditations]),
}

const fieldsOf = (slug: string): Field[] => pageBlocks.find((block) => block.slug === slug)?.fields ?? []

/** What an editor can choose in a select field of a block. */
function choicesOf(slug: string, name: string): string[] {
  const field = fieldsOf(slug).find((one) => 'name' in one && one.name === name)
  if (field?.type !== 'select') throw new Error(`${slug} has no choice ${name}`)
  return field.options.map((option) => (typeof option === 'string' ? option : option.value))
}

test('every block that an editor can choose is on a page', () => {
  const used = new Set<string>(blocks.map(({ block }) => block.blockType))
  expect(pageBlocks.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([])
})

test.each([
  ['richColumns', 'variant'],
  ['imageColumns', 'alignment'],
  ['backgroundCta', 'width'],
  ['relatedPosts', 'displayMode'],
  ['videoGrid', 'format'],
  ['testimonialsGrid', 'selection'],
] as const)('every choice of %s.%s is on a page', (slug, name) => {
  const used = blocks
    .filter(({ block }) => block.blockType === slug)
    .map(({ block }) => Object.entries(block).find(([key]) => key === name)?.[1])
  // A choice that the demo leaves open is the first one: the default.
  const shown = used.map((value) => value ?? choicesOf(slug, name)[0])
  expect(choicesOf(slug, name).filter((choice) => !shown.includes(choice))).toEqual([])
})

test('every name in a block belongs to something of the demo', () => {
  const unknown = blocks.flatMap(({ block, path }) => {
    try {
      withIds(fieldsOf(block.blockType), block, IDS)
      return []
    } catch (error) {
      return [`${path}: ${error}`]
    }
  })
  expect(unknown).toEqual([])
})

test('names become ids, in rows and groups too, and the rest stays as it is', () => {
  const grid = withIds(
    fieldsOf('videosGrid'),
    { title: 'Two', videos: [{ title: 'One', databaseId: 'b' }] },
    {
      databaseId: idsOf(['a', 'b']),
    },
  )
  expect(grid).toEqual({ title: 'Two', videos: [{ title: 'One', databaseId: 2 }] })
  const faqs = withIds(fieldsOf('relatedFaqs'), { faqs: ['y', 'x'] }, { faqs: idsOf(['x', 'y']) })
  expect(faqs).toEqual({ faqs: [2, 1] })
  const posts = withIds(
    fieldsOf('relatedPosts'),
    { posts: [...chosen('recipes', 'b'), ...chosen('guidedMeditations', 'a')] },
    { recipes: idsOf(['a', 'b']), guidedMeditations: idsOf(['a']) },
  )
  expect(posts).toEqual({
    posts: [
      { relationTo: 'recipes', value: 2 },
      { relationTo: 'guidedMeditations', value: 1 },
    ],
  })
  expect(() => withIds(fieldsOf('relatedFaqs'), { faqs: ['z'] }, { faqs: idsOf(['x']) })).toThrow('The demo has no z')
})

test('no two pages have one title', () => {
  const titles = demoPages.map(({ title }) => title.toLowerCase())
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test(`a page has ${LIMITS.relatedFaqs} related questions at most`, () => {
  const counts = blocks.map(({ block, path }) => ({
    path,
    count: block.blockType === 'relatedFaqs' ? (block.faqs?.length ?? 0) : 0,
  }))
  expect(counts.some(({ count }) => count > 0)).toBe(true)
  expect(counts.filter(({ count }) => count > 5)).toEqual([])
})
