import fc from 'fast-check'
import { createLocalReq, type Payload, restoreVersionOperation } from 'payload'
import { aPage, aPost, aRecipe } from './builders'

const TYPES = ['recipes', 'pages', 'posts'] as const
type Type = (typeof TYPES)[number]
type Item = { type: Type; id: number }

/** What one run has created so far. */
export type CatalogueModel = { items: Item[]; categories: number[] }

/** One action of an editor. `at` picks among the existing items; with none, nothing happens. */
export type Command = { name: string; run(payload: Payload, model: CatalogueModel): Promise<void> }

// Few slugs and few documents, so that addresses collide.
const slugs = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'home')
const index = fc.nat({ max: 30 })
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

const command = (name: string, run: Command['run']): Command => ({ name, run })

const onItem = (
  name: string,
  at: number,
  act: (payload: Payload, item: Item, model: CatalogueModel) => Promise<unknown>,
) =>
  command(`${name} ${at}`, async (payload, model) => {
    const item = pick(model.items, at)
    if (item) await act(payload, item, model)
  })

/** The content that each run starts with: a page with two levels below it, a recipe and an article, with a category. */
export async function aCatalogueModel(payload: Payload): Promise<CatalogueModel> {
  const category = await payload.create({
    collection: 'categories',
    data: { title: 'First', slug: 'first', taxonomy: 'recipes' },
  })
  const categories = [category.id]
  const items: Item[] = []
  let parent: number | null = null
  for (const slug of ['a', 'b', 'c']) {
    const page: { id: number } = await payload.create({ collection: 'pages', data: aPage({ slug, parent }) })
    parent = page.id
    items.push({ type: 'pages', id: page.id })
  }
  const recipe = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'a', categories }) })
  const post = await payload.create({ collection: 'posts', data: aPost({ slug: 'a', categories }) })
  items.push({ type: 'recipes', id: recipe.id }, { type: 'posts', id: post.id })
  return { items, categories }
}

const dataOf = { recipes: aRecipe, pages: aPage, posts: aPost } as const

const create = fc
  .record({ type: fc.constantFrom(...TYPES), slug: slugs, draft: fc.boolean(), at: index })
  .map(({ type, slug, draft, at }) =>
    command(`create ${type} ${slug}${draft ? ' as draft' : ''} below ${at}`, async (payload, model) => {
      const parent = type === 'pages' ? pick([null, ...model.items.filter((item) => item.type === 'pages')], at) : null
      const category = pick(model.categories, at)
      const { id } = await payload.create({
        collection: type,
        draft,
        data: {
          ...dataOf[type]({ slug, _status: draft ? 'draft' : 'published', categories: category ? [category] : [] }),
          ...(parent && { parent: parent.id }),
        } as never,
      })
      model.items.push({ type, id })
    }),
  )

const setStatus = fc
  .record({ at: index, status: fc.constantFrom('published', 'draft') })
  .map(({ at, status }) =>
    onItem(status === 'draft' ? 'unpublish' : 'publish', at, (payload, { type, id }) =>
      payload.update({ collection: type, id, data: { _status: status as 'draft' | 'published' } }),
    ),
  )

const schedule = fc.record({ at: index, type: fc.constantFrom('publish', 'unpublish') }).map(({ at, type: what }) =>
  onItem(`schedule ${what}`, at, async (payload, { type, id }) => {
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: what as 'publish', doc: { relationTo: type, value: String(id) as never } },
      waitUntil: new Date(0),
    })
    await payload.jobs.run({ silent: true })
  }),
)

const rename = fc
  .record({ at: index, slug: slugs, draft: fc.boolean() })
  .map(({ at, slug, draft }) =>
    onItem(`rename to ${slug}${draft ? ' in a draft' : ''}`, at, (payload, { type, id }) =>
      payload.update({ collection: type, id, draft, data: { slug, title: `Now ${slug}` } }),
    ),
  )

const move = fc.record({ at: index, to: index }).map(({ at, to }) =>
  command(`move ${at} below ${to}`, async (payload, model) => {
    const pages = model.items.filter(({ type }) => type === 'pages')
    const page = pick(pages, at)
    if (page)
      await payload.update({
        collection: 'pages',
        id: page.id,
        data: { parent: pick([null, ...pages], to)?.id ?? null },
      })
  }),
)

const duplicate = fc.record({ at: index, draft: fc.boolean() }).map(({ at, draft }) =>
  onItem(`duplicate${draft ? ' as draft' : ''}`, at, async (payload, { type, id }, model) => {
    const copy = await payload.duplicate({ collection: type, id, draft })
    model.items.push({ type, id: copy.id })
  }),
)

const restore = fc.record({ at: index, version: index }).map(({ at, version }) =>
  onItem(`restore version ${version}`, at, async (payload, { type, id }) => {
    const { docs } = await payload.findVersions({
      collection: type,
      where: { parent: { equals: id } },
      pagination: false,
      depth: 0,
    })
    const chosen = pick(docs, version)
    if (!chosen) return
    // As the admin's endpoint does: the Local API cannot restore as a draft.
    const req = await createLocalReq({}, payload)
    const collection = payload.collections[type]
    await restoreVersionOperation({ collection, draft: true, id: Number(chosen.id), overrideAccess: true, req })
  }),
)

const changeCategory = fc.record({ at: index, category: index }).map(({ at, category }) =>
  onItem('changeCategory', at, (payload, { type, id }, { categories }) =>
    payload.update({
      collection: type,
      id,
      data: { categories: [pick(categories, category)].filter((one) => one !== undefined) },
    }),
  ),
)

const category = fc.record({ at: index, what: fc.constantFrom('create', 'rename', 'delete') }).map(({ at, what }) =>
  command(`${what} category ${at}`, async (payload, { categories }) => {
    const id = pick(categories, at)
    if (what === 'create' || id === undefined) {
      const made = await payload.create({
        collection: 'categories',
        data: { title: `Category ${at}`, slug: `category-${at}`, taxonomy: 'recipes' },
      })
      categories.push(made.id)
    } else if (what === 'rename')
      await payload.update({ collection: 'categories', id, data: { title: `Renamed ${at}` } })
    else {
      await payload.delete({ collection: 'categories', id })
      categories.splice(categories.indexOf(id), 1)
    }
  }),
)

const remove = index.map((at) =>
  onItem('delete', at, async (payload, item, { items }) => {
    await payload.delete({ collection: item.type, id: item.id })
    items.splice(items.indexOf(item), 1)
  }),
)

const many = fc
  .record({ slug: slugs, type: fc.constantFrom(...TYPES), status: fc.constantFrom('published', 'draft') })
  .map(({ slug, type, status }) =>
    command(`all ${type} ${slug} ${status}`, async (payload) => {
      await payload.update({
        collection: type,
        where: { slug: { equals: slug } },
        data: { _status: status as 'draft' },
      })
    }),
  )

/** Every kind of change that affects the catalogue. */
export const commands = fc.oneof(
  { arbitrary: create, weight: 4 },
  setStatus,
  schedule,
  rename,
  move,
  duplicate,
  restore,
  changeCategory,
  category,
  remove,
  many,
)
