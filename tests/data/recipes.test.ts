import { ValidationError } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Recipe } from '@/payload-types'
import { aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'

const world = setUpCatalogue()

/** What an editor reads at which field; nothing when it could be published. */
async function complaints(own: Partial<Recipe>): Promise<Record<string, string>> {
  try {
    await world.payload.create({ collection: 'recipes', data: aRecipe(own) })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ message, path }) => [path, message]))
  }
}

const ingredient = (own: object) => ({ ingredientGroups: [{ ingredients: [{ name: 'Flour', ...own }] }] })

describe('a clear message for every wrong value of a recipe', () => {
  test.each<[string, Partial<Recipe>, Record<string, string>]>([
    ['a negative time', { prepTime: -1 }, { prepTime: 'Preparation cannot be negative.' }],
    [
      'less time in all than its parts',
      { prepTime: 20, cookTime: 20 },
      { totalTime: 'Total time must be 40 minutes or more: preparation and cooking together.' },
    ],
    ['no servings', { servings: 0 }, { servings: 'Servings must be 1 or more.' }],
    [
      'an amount that cannot be read',
      ingredient({ quantity: '1/0' }),
      {
        'ingredientGroups.0.ingredients.0.quantity':
          '“1/0” cannot be read as an amount. Write it as 200, 1/2, 1 1/2 or 2-3.',
      },
    ],
    [
      'a link that is no address',
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
      'a diet against an allergen',
      { diets: ['gluten-free'], allergens: ['gluten'] },
      { diets: 'It cannot be gluten-free: gluten is among the allergens.' },
    ],
  ])('%s', async (_what, own, messages) => {
    expect(await complaints(own)).toEqual(messages)
  })

  test.each<[string, Partial<Recipe>]>([
    ['an amount in words', ingredient({ quantity: 'a lot' })],
    ['an odd amount that does not scale', ingredient({ quantity: '1/0', scales: false })],
    ['the same picture twice, or energy that does not add up', { nutritionKcal: 9, nutritionFat: 90 }],
    [
      'its own words about related recipes',
      { relatedPostsTitle: 'More soups', relatedPostsArchiveLink: { url: '/soups/' } },
    ],
  ])('%s is none', async (_what, own) => {
    expect(await complaints(own)).toEqual({})
  })

  test('a slug that another recipe has, a draft too, names that recipe', async () => {
    const { payload } = world
    await payload.create({ collection: 'recipes', draft: true, data: { ...aRecipe(), _status: 'draft' } })
    expect(await complaints({ title: 'Lentil soup!' })).toEqual({
      slug: '“Lentil soup” already has the slug lentil-soup. Choose another.',
    })
  })
})

describe('the numbers that lists sort by', () => {
  const without = {
    totalTime: undefined,
    nutritionKcal: undefined,
    nutritionProtein: undefined,
    nutritionSugars: undefined,
  }

  test('are needed to publish', async () => {
    expect(await complaints(without)).toEqual({
      totalTime: 'Total time is needed to publish: lists are sorted by it.',
      nutritionKcal: 'Energy is needed to publish: lists are sorted by it.',
      nutritionProtein: 'Protein is needed to publish: lists are sorted by it.',
      nutritionSugars: 'Sugars is needed to publish: lists are sorted by it.',
    })
  })

  test('are not needed in a draft, and neither is anything but right', async () => {
    const { payload } = world
    const data = { ...aRecipe({ ...without, prepTime: -3, diets: ['vegan'], allergens: ['egg'] }), _status: 'draft' }
    const { id } = await payload.create({ collection: 'recipes', draft: true, data: data as never })
    expect(id).toBeGreaterThan(0)
    await expect(payload.update({ collection: 'recipes', id, data: { _status: 'published' } })).rejects.toThrow(
      ValidationError,
    )
  })

  test('the time in all, left empty, is preparation and cooking together', async () => {
    const { payload } = world
    const data = { ...aRecipe({ prepTime: 10, cookTime: 25 }), totalTime: undefined }
    expect(await payload.create({ collection: 'recipes', data: data as never })).toMatchObject({ totalTime: 35 })
  })
})

describe('a duplicate of a recipe', () => {
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

  test('is a draft with a number, a slug and a title of its own, and the same words', async () => {
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

  test('of a duplicate, and one more, get the next free slugs', async () => {
    const { payload } = world
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe() })
    const slugs: string[] = []
    for (let count = 0; count < 3; count++) slugs.push((await payload.duplicate({ collection: 'recipes', id })).slug)
    expect(slugs).toEqual(['lentil-soup-copy', 'lentil-soup-copy-2', 'lentil-soup-copy-3'])
  })

  test('of a very long slug and title stays within what is allowed', async () => {
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
