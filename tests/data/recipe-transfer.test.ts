import { describe, expect, test } from 'vitest'
import { aRecipe } from '../support/data/builders'
import { rest } from '../support/data/http'
import { OPTIONAL_FIELDS, setUpTransfer } from '../support/data/transfer-setup'
import { OUTSIDERS } from '../support/data/users'

const world = setUpTransfer()

describe('exporting recipes', () => {
  test('with names instead of numbers, drafts in their current state', async () => {
    const { payload } = world.cms
    const { id } = await payload.create({
      collection: 'recipes',
      data: aRecipe({ ...OPTIONAL_FIELDS, categories: [world.category] }),
    })
    await payload.update({ collection: 'recipes', id, draft: true, data: { summary: 'Warmer.' } })
    expect(await world.exported()).toMatchObject({
      recipes: [{ slug: 'lentil-soup', summary: 'Warmer.', categories: ['soups'], relatedLinkUrl: '/soups/' }],
    })
  })

  test('as CSV that a spreadsheet opens without running formulas', async () => {
    await world.cms.payload.create({ collection: 'recipes', data: aRecipe({ title: '=1+1' }) })
    const { status, text } = await rest(world.viewers.editor, 'get', 'recipes/export?format=csv')
    expect(status).toBe(200)
    expect(text).toContain(",'=1+1,")
  })

  test('exports what a list shows: its filter, its search, its selection', async () => {
    const { payload } = world.cms
    const soup = await payload.create({ collection: 'recipes', data: aRecipe() })
    await payload.create({ collection: 'recipes', data: aRecipe({ title: 'Stew', slug: 'stew', totalTime: 90 }) })
    for (const query of ['&where[totalTime][less_than]=60', '&search=soup', `&where[id][in]=${soup.id}`]) {
      expect(await world.exported(query)).toMatchObject({ recipes: [{ slug: 'lentil-soup' }] })
      expect((await world.exported(query)) as { recipes: unknown[] }).toHaveProperty('recipes.length', 1)
    }
  })
})

describe('previewing an import', () => {
  test('exported recipes are unchanged, in every field', async () => {
    const { payload } = world.cms
    const first = await payload.create({
      collection: 'recipes',
      data: aRecipe({ ...OPTIONAL_FIELDS, categories: [world.category] }),
    })
    await payload.create({
      collection: 'recipes',
      data: aRecipe({ title: 'Stew', slug: 'stew', relatedRecipes: [first.id] }),
    })
    const { rows } = await world.check(await world.exported())
    expect(rows.map(({ changes, outcome }) => [outcome, changes])).toEqual([
      ['unchanged', []],
      ['unchanged', []],
    ])
  })

  test('lists what is new, changed and invalid, and writes nothing', async () => {
    await world.cms.payload.create({ collection: 'recipes', data: aRecipe() })
    const { rows } = await world.check([
      { slug: 'lentil-soup', summary: 'Other.', servings: 4 },
      { title: 'Bean stew', nutritionKcal: 300 },
      { title: 'Bad', servings: 0, categories: ['stews'], picture: 'no.webp', relatedRecipes: ['nothing'] },
      { title: 'Lentil soup' },
    ])
    expect(rows.map(({ changes, outcome, row }) => [row, outcome, changes])).toEqual([
      [1, 'changed', ['summary', 'servings']],
      [2, 'new', ['slug', 'title', 'servings', 'nutritionKcal']],
      [3, 'wrong', expect.anything()],
      [4, 'wrong', []],
    ])
    expect(rows[1]?.remarks).toContain('Sugars must be entered to publish: lists are sorted by this number.')
    expect(rows[2]?.problems).toEqual([
      { field: 'picture', message: 'There is no picture called “no.webp”.' },
      { field: 'categories', message: 'There is no category of recipes called “stews”.' },
      { field: 'servings', message: 'Servings must be 1 or more.' },
      { field: 'relatedRecipes', message: 'There is no recipe called “nothing”.' },
    ])
    expect(rows[3]?.problems).toEqual([{ field: 'slug', message: 'Row 1 is for the same recipe.' }])
    expect([await world.count(), (await world.stored('lentil-soup'))?.servings]).toEqual([1, 2])
  })

  test('a recipe is matched by its number, whatever its slug; a number from another site is ignored', async () => {
    const { databaseId } = await world.cms.payload.create({ collection: 'recipes', data: aRecipe() })
    await world.cms.payload.create({ collection: 'recipes', data: aRecipe({ title: 'Stew', slug: 'stew' }) })
    const { rows } = await world.check([
      { databaseId, slug: 'soup-of-lentils' },
      { databaseId: 999_999, title: 'Bread' },
      { databaseId, slug: 'stew' },
    ])
    expect(rows.map(({ changes, outcome }) => [outcome, changes])).toMatchObject([
      ['changed', ['slug']],
      ['new', expect.anything()],
      ['wrong', ['slug']],
    ])
    expect(rows[1]?.remarks[0]).toBe('No recipe here has the number 999999: it gets a new one.')
    expect(rows[2]?.problems[0]).toEqual({ field: 'slug', message: '“Stew” already has the slug stew.' })
  })
})

describe('permission to import and export', () => {
  const CALLS = [
    ['get', 'recipes/export?format=csv'],
    ['post', 'recipes/import/check?format=json'],
    ['post', 'recipes/import?format=json'],
  ] as const

  test.each([...OUTSIDERS, 'organizer'] as const)('%s may not', async (name) => {
    await world.cms.payload.create({ collection: 'recipes', data: aRecipe() })
    for (const [method, path] of CALLS) {
      const { status, text } = await rest(
        world.viewers[name],
        method,
        path,
        method === 'post' ? [{ title: 'Mine' }] : undefined,
      )
      expect(status).toBe(name === 'visitor' ? 401 : 403)
      expect(text).not.toContain('Lentil')
    }
    expect(await world.count()).toBe(1)
  })

  test.each(['editor', 'manager', 'administrator'] as const)('%s may', async (name) => {
    for (const [method, path] of CALLS.slice(0, 2)) {
      const body = method === 'post' ? [{ title: 'Mine' }] : undefined
      expect((await rest(world.viewers[name], method, path, body)).status).toBe(200)
    }
  })

  test.each([
    ['recipes/export', 'get', undefined, 400],
    ['recipes/import/check?format=xml', 'post', [], 400],
    ['recipes/import/check?format=json', 'post', [], 422],
    ['recipes/import/check?format=json', 'post', { title: 'x'.repeat(2 * 1024 * 1024) }, 413],
  ] as const)('%s by %s with invalid input is rejected', async (path, method, body, status) => {
    expect((await rest(world.viewers.editor, method, path, body)).status).toBe(status)
  })
})
