import fc from 'fast-check'
import { ALLERGENS, DIETS } from '@/rules/recipe-terms'
import type { TransferRecipe } from './fields'
import { normalizeRecipe } from './parse-value'
import { toSingleLine } from './recipe'

const specialText = fc.constantFrom(
  '=1+1',
  '-',
  '+',
  '@x',
  "'",
  "'=",
  '"',
  ',',
  ';',
  '\n',
  '|',
  '\\',
  '[',
  ']',
  '#',
  ':',
  'Step 2:',
  'Tip 1:',
  '[timer 3 min]',
  '200 g',
  'cups',
  '(',
  '* does not scale',
  'https://example.com',
  'For the dressing',
  'SALT',
  '½',
  'é',
)
/** Texts with the characters and keywords that have a meaning in a cell. */
export const arbitraryText = fc
  .array(fc.oneof(specialText, fc.string({ maxLength: 6 })), { maxLength: 5 })
  .map((parts) => parts.join(' '))
const short = arbitraryText.map((text) => toSingleLine(text).slice(0, 40).trim())
const name = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/)
const number = fc.option(fc.double({ min: -10, max: 5_000, noNaN: true }))

/** Any recipe that the admin's form accepts, sensible or not. */
export const arbitraryRecipe: fc.Arbitrary<TransferRecipe> = fc
  .record({
    databaseId: fc.option(fc.nat()),
    slug: name,
    title: short,
    status: fc.constantFrom('draft', 'published'),
    summary: arbitraryText,
    picture: name.map((stem) => `${stem}.webp`),
    categories: fc.uniqueArray(name),
    difficulty: fc.constantFrom('Easy', 'Hard'),
    season: fc.constantFrom('Any', 'Fall'),
    servings: number,
    prepTime: number,
    cookTime: number,
    totalTime: number,
    ingredientGroups: fc.array(
      fc.record({
        title: short,
        ingredients: fc.array(
          fc.record({ quantity: short, unit: short, name: short, note: short, link: short, scales: fc.boolean() }),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 3 },
    ),
    method: fc.array(
      fc.record({
        title: short,
        text: arbitraryText,
        timer: fc.option(fc.nat(1_440)),
        picture: fc.oneof(fc.constant(''), name),
      }),
      { maxLength: 4 },
    ),
    nutritionKcal: number,
    nutritionProtein: number,
    nutritionSugars: number,
    nutritionCarbohydrate: number,
    nutritionFat: number,
    nutritionSaturatedFat: number,
    nutritionFiber: number,
    nutritionSalt: number,
    allergens: fc.subarray([...ALLERGENS]),
    diets: fc.subarray([...DIETS]),
    tips: fc.array(fc.record({ title: short, text: arbitraryText }), { maxLength: 3 }),
    relatedRecipes: fc.uniqueArray(name),
    relatedPostsTitle: short,
    relatedPostsSubtitle: short,
    relatedLinkTitle: short,
    relatedLinkUrl: short,
    requiredPlan: fc.constantFrom('none', 'premium'),
    publishedAt: fc.option(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100') }).map((date) => date.toISOString()),
    ),
    seoTitle: short,
    seoDescription: arbitraryText,
    seoPicture: fc.constant(''),
    noindex: fc.boolean(),
  })
  .map(normalizeRecipe)
