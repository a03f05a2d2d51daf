import { z } from 'zod'
import { aWord, edit, type MadeRecipe, makePage, makeRecipe } from './editor'

const written = z.object({ doc: z.object({ id: z.number(), slug: z.string(), title: z.string() }) })

const madeCategories: number[] = []

async function makeCategory(title: string) {
  const slug = aWord()
  const { json } = await edit('POST', '/categories', { title, slug, taxonomy: 'recipes', order: 1 })
  const { doc } = written.parse(json)
  madeCategories.push(doc.id)
  return doc
}

/** Call after `removeMade`. */
export async function removeCategories(): Promise<void> {
  for (const id of madeCategories.splice(0)) await edit('DELETE', `/categories/${id}`)
}

/** From newest to oldest, with different numbers. Those whose title begins with Q are for premium members. */
const RECIPES = [
  ['Oat crackers', { totalTime: 50, kcal: 300, protein: 8, sugars: 4, diets: ['vegan'] }],
  ['Apple compote', { totalTime: 20, kcal: 120, protein: 1, sugars: 22, diets: ['vegan'] }],
  ['Quince jelly', { totalTime: 5, kcal: 700, protein: 60, sugars: 0, requiredPlan: 'premium' }],
  ['Éclairs', { totalTime: 90, kcal: 410, protein: 9, sugars: 30, allergens: ['gluten', 'egg'], sweet: true }],
  ['Cod in paper', { totalTime: 25, kcal: 260, protein: 34, sugars: 2, allergens: ['fish'] }],
  ['Ginger snaps', { totalTime: 35, kcal: 390, protein: 5, sugars: 26, allergens: ['gluten'], sweet: true }],
  ['Leek tart', { totalTime: 70, kcal: 450, protein: 14, sugars: 6, allergens: ['gluten', 'dairy'] }],
  ['Mango lassi', { totalTime: 10, kcal: 180, protein: 7, sugars: 24, allergens: ['dairy'], sweet: true }],
  ['Red dal', { totalTime: 40, kcal: 330, protein: 18, sugars: 5, diets: ['vegan'] }],
  ['Apricot cake', { totalTime: 60, kcal: 420, protein: 6, sugars: 28, allergens: ['gluten', 'egg'], sweet: true }],
] as const

const TITLES = RECIPES.map(([title]) => title)
export type RecipeListing = {
  path: string
  word: string
  sweet: string
  recipes: Record<(typeof TITLES)[number], MadeRecipe>
}

/**
 * A category of recipes for one test file, and a page with a grid of it, four per page. Titles end in its word.
 * `removeMade` and `removeCategories` delete all of it.
 * @param parts fields of the grid that override the defaults
 */
export async function makeRecipeListing(parts: Record<string, unknown> = {}): Promise<RecipeListing> {
  const word = aWord()
  const [all, sweet] = [await makeCategory(`Shelf ${word}`), await makeCategory('Sweet things')]
  const made: [string, MadeRecipe][] = []
  for (const [index, [title, { kcal, protein, sugars, ...recipe }]] of RECIPES.entries()) {
    const { sweet: isSweet, ...fields } = { sweet: false, ...recipe }
    const one = await makeRecipe({
      title: `${title} ${word}`,
      categories: [all.id, ...(isSweet ? [sweet.id] : [])],
      publishedAt: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
      nutritionKcal: kcal,
      nutritionProtein: protein,
      nutritionSugars: sugars,
      ...fields,
    })
    made.push([title, one])
  }
  const grid = {
    blockType: 'postsGrid',
    title: 'Test recipes',
    postType: 'recipes',
    categories: [all.id],
    postsPerPage: 4,
  }
  const { path } = await makePage({ layout: [{ ...grid, ...parts }] })
  return { path, word, sweet: sweet.slug, recipes: Object.fromEntries(made) as RecipeListing['recipes'] }
}
