import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostType, type PostType } from '@/model/content-types'
import { AUDIENCES, type Audience, isRestrictedFor, REQUIRED_PLANS, type RequiredPlan } from '@/rules/audience'
import { startTestCms, type TestCms } from '../support/data/cms'
import { fillDocument, fillFields } from '../support/data/fill-fields'

let cms: TestCms
let client: typeof import('@/cms/client/local-api.server')
/** The live class that the block of a live class requires. */
let aClass: number
/** Ids by the kind of item and its type. */
const items = new Map<string, number>()
beforeAll(async () => {
  cms = await startTestCms()
  client = await import('@/cms/client/local-api.server')
  const data = { title: 'A class', slug: 'a-class', requiredPlan: 'none' as const, _status: 'draft' as const }
  aClass = (await cms.payload.create({ collection: 'masterclasses', data, draft: true })).id
  for (const { slug } of contentTypes()) {
    for (const plan of REQUIRED_PLANS) {
      const id = await anItem(slug, `${plan}-now`, plan, false)
      await cms.payload.update({ collection: slug as PostType, id, data: { title: `${plan}-later` }, draft: true })
      items.set(`${plan} ${slug}`, id)
    }
    items.set(`draft ${slug}`, await anItem(slug, 'draft', 'premium', true))
  }
})
afterAll(() => cms.stop())

/** Who saved it, and whether by hand: for the list of versions. */
const STAFF_FIELDS = ['savedBy', 'autosaved']

/** The fields of a card, which a restricted item shows to all; written out here so that a wrong rule shows. */
const TEASER = [
  'id',
  'title',
  'slug',
  'summary',
  'image',
  'categories',
  'requiredPlan',
  'publishedAt',
  'databaseId',
  'seo',
  'parent',
  'createdAt',
  'updatedAt',
  '_status',
]
const OPEN: { readonly [Type in PostType]?: readonly string[] } = {
  recipes: [
    'difficulty',
    'prepTime',
    'cookTime',
    'totalTime',
    'servings',
    'season',
    'allergens',
    'diets',
    'nutritionKcal',
    'nutritionProtein',
    'nutritionSugars',
    'relatedRecipes',
    'relatedPostsTitle',
    'relatedPostsSubtitle',
    'relatedPostsArchiveLink',
  ],
  movementGuides: ['level', 'duration'],
  guidedMeditations: ['duration'],
  masterclasses: ['comesOn', 'duration', 'teacher', 'teacherImage'],
  expertAdvices: ['reviewer', 'reviewerImage'],
  podcasts: ['duration'],
  posts: ['author'],
  testimonials: ['firstName', 'profession', 'positiveExperience', 'positiveExperienceHtml', 'body', 'bodyHtml'],
  faqs: ['body', 'bodyHtml'],
  events: ['eventDate', 'eventEnd', 'location', 'price', 'timeZone'],
  rebootReviveWeeks: ['season', 'weekLabel'],
  yaldaLovesProducts: ['brand', 'price', 'productUrl'],
  press: ['pressUrl', 'pressDate', 'pressLanguage'],
  partners: ['partnerUrl'],
}
/** Globals that no page reads. */
const STAFF_GLOBALS = new Set(['membershipEmails'])

/** Parts of globals that only signed-in users read. */
const MEMBERS_ONLY: Readonly<Record<string, readonly string[]>> = {
  foodLists: ['green', 'orange', 'red'],
  footer: ['member'],
}

const contentTypes = () => cms.config.collections.filter(({ slug }) => isPostType(slug))

async function anItem(slug: string, mark: string, plan: RequiredPlan, draft: boolean): Promise<number> {
  const config = cms.config.collections.find((collection) => collection.slug === slug)
  if (!config) throw new Error(`There is no ${slug}`)
  const data = {
    ...fillDocument(config, { mark, relation: (to) => (to === 'masterclasses' ? aClass : undefined) }),
    requiredPlan: plan,
    _status: draft ? 'draft' : 'published',
  }
  const { id } = await cms.payload.create({ collection: slug as PostType, data: data as never, draft })
  return id
}

const itemsOf = (kind: RequiredPlan | 'draft') =>
  contentTypes().map(({ slug }) => [slug as PostType, items.get(`${kind} ${slug}`) as number] as const)

const beyondCard = (postType: PostType, names: readonly string[]) =>
  names.filter((name) => !TEASER.includes(name) && !OPEN[postType]?.includes(name))

/** Names of the fields with a value; Payload returns an empty list for blocks that it left out. */
const filledIn = (doc: object | null) =>
  Object.entries(doc ?? {})
    .filter(([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name]) => name)

describe.each(AUDIENCES)('%s through the internal read', (audience: Audience) => {
  test.each(REQUIRED_PLANS)('gets what the audience may read of an item with the plan %s', async (plan) => {
    for (const [postType, id] of itemsOf(plan)) {
      const read = await client.readAs(audience).document(postType, id)
      const names = filledIn(read)
      const restricted = isRestrictedFor(audience, plan)
      expect({ postType, shown: restricted ? beyondCard(postType, names) : [] }).toEqual({ postType, shown: [] })
      // Visible to audiences with access, where the type has more than its card.
      const all = filledIn(await cms.payload.findByID({ collection: postType, id, depth: 0 }))
      const forMembers = all.filter((name) => !STAFF_FIELDS.includes(name))
      if (!restricted) expect(names.sort()).toEqual(forMembers.sort())
      expect(JSON.stringify(read)).not.toContain('-later')
    }
  })

  test('gets no draft, and a previewed one without what the plan does not allow', async () => {
    for (const [postType, id] of itemsOf('draft')) {
      expect(await client.readAs(audience).document(postType, id), postType).toBeNull()
      const names = filledIn(await client.readDraftAs(audience, postType, id))
      expect(names).toContain('title')
      const shown = isRestrictedFor(audience, 'premium') ? beyondCard(postType, names) : []
      expect({ postType, shown }).toEqual({ postType, shown: [] })
    }
  })

  test('gets the globals, their members’ parts only when signed in', async () => {
    for (const { slug, fields } of cms.config.globals.filter(({ slug }) => !STAFF_GLOBALS.has(slug))) {
      const data = fillFields(fields, { mark: 'global', relation: () => undefined })
      await cms.payload.updateGlobal({ slug: slug as GlobalSlug, data: data as never })
      const read = (await client.readAs(audience).global(slug as GlobalSlug)) as object
      const closed = [...STAFF_FIELDS, ...(audience === 'visitor' ? (MEMBERS_ONLY[slug] ?? []) : [])]
      for (const name of Object.keys(data)) {
        expect(filledIn(read).includes(name), `${slug}.${name}`).toBe(!closed.includes(name))
      }
    }
  })

  test('does not get the globals of staff', async () => {
    for (const slug of STAFF_GLOBALS) {
      await expect(client.readAs(audience).global(slug as GlobalSlug)).rejects.toMatchObject({ status: 403 })
    }
  })
})
