import { ValidationError } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Recipe } from '@/payload-types'
import { aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'

const world = setUpCatalogue()

/** The error at each field when publishing; empty when the recipe could be published. */
async function publishErrors(own: Partial<Recipe>): Promise<Record<string, string>> {
  try {
    await world.payload.create({ collection: 'recipes', data: aRecipe(own) })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ message, path }) => [path, message]))
  }
}

const ingredient = (own: object) => ({ ingredientGroups: [{ ingredients: [{ name: 'Flour', ...own }] }] })

describe('every invalid value of a recipe has a clear message', () => {
  test.each<[string, Partial<Recipe>, Record<string, string>]>([
    ['a negative time', { prepTime: -1 }, { prepTime: 'Preparation cannot be negative.' }],
    [
      'a total time below its parts',
      { prepTime: 20, cookTime: 20 },
      { totalTime: 'Total time must be 40 minutes or more: preparation and cooking together.' },
    ],
    ['no servings', { servings: 0 }, { servings: 'Servings must be 1 or more.' }],
    [
      'an unreadable amount',
      ingredient({ quantity: '1/0' }),
      {
        'ingredientGroups.0.ingredients.0.quantity':
          '“1/0” cannot be read as an amount. Write it as 200, 1/2, 1 1/2 or 2-3.',
      },
    ],
    [
      'an invalid link',
      ingredient({ link: 'www' }),
      { 'ingredientGroups.0.ingredients.0.link': 'Use an address that starts with /, #, https://, mailto: or tel:.' },
    ],
    [
      'a timer over a day',
      { method: [{ text: 'Wait.', timer: 1_441 }] },
      { 'method.0.timer': 'The timer can be 1,440 minutes at most.' },
    ],
    [
      'more sugars than carbohydrate',
      { nutritionCarbohydrate: 4 },
      { nutritionSugars: 'Sugars cannot be more than carbohydrate (4 g), which includes it.' },
    ],
    [
      'a diet that contradicts an allergen',
      { diets: ['gluten-free'], allergens: ['gluten'] },
      { diets: 'It cannot be gluten-free: gluten is among the allergens.' },
    ],
  ])('%s', async (_what, own, messages) => {
    expect(await publishErrors(own)).toEqual(messages)
  })

  test.each<[string, Partial<Recipe>]>([
    ['an amount in words', ingredient({ quantity: 'a lot' })],
    ['an unreadable amount that does not scale', ingredient({ quantity: '1/0', scales: false })],
    ['the same picture twice, or energy that does not add up', { nutritionKcal: 9, nutritionFat: 90 }],
    [
      'its own text about related recipes',
      { relatedPostsTitle: 'More soups', relatedPostsArchiveLink: { url: '/soups/' } },
    ],
  ])('%s is valid', async (_what, own) => {
    expect(await publishErrors(own)).toEqual({})
  })

  test('a slug that another recipe has, a draft too, names that recipe', async () => {
    const { payload } = world
    await payload.create({ collection: 'recipes', draft: true, data: { ...aRecipe(), _status: 'draft' } })
    expect(await publishErrors({ title: 'Lentil soup!' })).toEqual({
      slug: '“Lentil soup” already has the slug lentil-soup. Choose another.',
    })
  })
})

describe('the numbers by which lists sort', () => {
  const without = {
    totalTime: undefined,
    nutritionKcal: undefined,
    nutritionProtein: undefined,
    nutritionSugars: undefined,
  }

  test('are required to publish', async () => {
    expect(await publishErrors(without)).toEqual({
      totalTime: 'Total time must be entered to publish: lists are sorted by this number.',
      nutritionKcal: 'Energy must be entered to publish: lists are sorted by this number.',
      nutritionProtein: 'Protein must be entered to publish: lists are sorted by this number.',
      nutritionSugars: 'Sugars must be entered to publish: lists are sorted by this number.',
    })
  })

  test('are optional in a draft, but must be valid', async () => {
    const { payload } = world
    const data = { ...aRecipe({ ...without, prepTime: -3, diets: ['vegan'], allergens: ['egg'] }), _status: 'draft' }
    const { id } = await payload.create({ collection: 'recipes', draft: true, data: data as never })
    expect(id).toBeGreaterThan(0)
    await expect(payload.update({ collection: 'recipes', id, data: { _status: 'published' } })).rejects.toThrow(
      ValidationError,
    )
  })

  test('an empty total time becomes preparation plus cooking time', async () => {
    const { payload } = world
    const data = { ...aRecipe({ prepTime: 10, cookTime: 25 }), totalTime: undefined }
    expect(await payload.create({ collection: 'recipes', data: data as never })).toMatchObject({ totalTime: 35 })
  })
})

describe('duplicating a recipe', () => {
  const whole = {
    slug: 'lentil-soup',
    requiredPlan: 'premium',
    ingredientGroups: [{ ingredients: [{ name: 'Lentils', quantity: '200', unit: 'g' }] }],
    method: [{ text: 'Boil.' }],
    tips: [{ title: 'Later', text: 'Freeze.' }],
  } as const satisfies Partial<Recipe>

  const idsIn = ({ ingredientGroups, method, tips }: Recipe) =>
    [
      ...(ingredientGroups ?? []),
      ...(ingredientGroups?.[0]?.ingredients ?? []),
      ...(method ?? []),
      ...(tips ?? []),
    ].map(({ id }) => id)

  test('creates a draft with its own number, slug and title, and the same content', async () => {
    const { payload } = world
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe(whole as Partial<Recipe>) })
    const copy = await payload.duplicate({ collection: 'recipes', id: recipe.id, draft: true })
    expect(copy).toMatchObject({
      title: 'Lentil soup (copy)',
      slug: 'lentil-soup-copy',
      _status: 'draft',
      requiredPlan: 'premium',
      ingredientGroups: [{ ingredients: [{ name: 'Lentils', quantity: '200', unit: 'g' }] }],
    })
    expect(copy.databaseId).not.toBe(recipe.databaseId)
    expect(idsIn(copy)).toHaveLength(4)
    expect(idsIn(copy).filter((id) => idsIn(recipe).includes(id))).toEqual([])
    expect(await world.rowOf(copy.databaseId)).toBeNull()
    expect(await payload.findByID({ collection: 'recipes', id: recipe.id })).toMatchObject({
      title: 'Lentil soup',
      _status: 'published',
    })
  })

  test('a duplicate of a duplicate gets the next free slug', async () => {
    const { payload } = world
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe() })
    const slugs: string[] = []
    for (let count = 0; count < 3; count++) slugs.push((await payload.duplicate({ collection: 'recipes', id })).slug)
    expect(slugs).toEqual(['lentil-soup-copy', 'lentil-soup-copy-2', 'lentil-soup-copy-3'])
  })

  test('a very long slug and title stay within their limits', async () => {
    const { payload } = world
    const long = aRecipe({ slug: `${'a'.repeat(95)}-abcd`, title: 'T'.repeat(200) })
    const { id } = await payload.create({ collection: 'recipes', data: long })
    const copy = await payload.duplicate({ collection: 'recipes', id })
    expect([copy.slug.length, copy.title.length]).toEqual([100, 200])
    expect(copy.title).toMatch(/T \(copy\)$/)
    expect(await payload.update({ collection: 'recipes', id: copy.id, data: { _status: 'published' } })).toMatchObject({
      _status: 'published',
    })
  })
})
