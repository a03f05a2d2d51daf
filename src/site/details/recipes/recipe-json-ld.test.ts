import { describe, expect, test } from 'vitest'
import type { Recipe } from '@/payload-types'
import { recipeFromDocument } from './recipe-from-document'
import { type JsonLdParts, recipeJsonLd } from './recipe-json-ld'

const image = { alt: '', width: 4, height: 3, color: null, focalX: null, focalY: null }
const doc = {
  title: 'Ginger noodle broth',
  summary: 'Hot and clear.',
  publishedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  servings: 2,
  prepTime: 10,
  cookTime: 95,
  totalTime: 105,
  season: 'Winter',
  requiredPlan: 'none',
  diets: ['vegan', 'pescatarian', 'dairy-free'],
  nutritionKcal: 480,
  nutritionProtein: 24,
  nutritionSugars: 0,
  nutritionSalt: 3.6,
  ingredientGroups: [
    {
      id: 'g',
      ingredients: [
        { id: 'a', quantity: '2', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { id: 'b', name: 'Salt' },
      ],
    },
  ],
  method: [
    { id: 's', title: 'Let it draw', text: 'Simmer.', picture: 7 },
    { id: 't', text: 'Serve.' },
  ],
} as unknown as Recipe

const parts: JsonLdParts = {
  doc,
  url: 'https://site.test/recipes/broth/',
  author: 'eat, burn, sleep',
  images: ['https://site.test/broth.webp'],
  categories: ['Soups', 'Supper'],
  summary: { average: 4.33, count: 3 },
  reviews: [],
  commentCount: 0,
  recipe: recipeFromDocument(doc, 16, new Map([[7, { ...image, url: '/step.webp' }]])),
  absolute: (path) => `https://site.test${path}`,
}
/** As serialized into the page: without undefined values. */
const sent = (change: Partial<JsonLdParts> = {}) => JSON.parse(JSON.stringify(recipeJsonLd({ ...parts, ...change })))

describe('structured data of a recipe', () => {
  test('has the properties that schema.org requires and recommends', () => {
    expect(sent()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Ginger noodle broth',
      url: 'https://site.test/recipes/broth/',
      mainEntityOfPage: 'https://site.test/recipes/broth/',
      description: 'Hot and clear.',
      image: ['https://site.test/broth.webp'],
      author: { '@type': 'Organization', name: 'eat, burn, sleep' },
      datePublished: '2026-11-20T08:00:00.000Z',
      dateModified: '2026-11-21T08:00:00.000Z',
      prepTime: 'PT10M',
      cookTime: 'PT1H35M',
      totalTime: 'PT1H45M',
      recipeYield: '2 servings',
      recipeCategory: ['Soups', 'Supper'],
      keywords: 'Soups, Supper, vegan, pescatarian, dairy-free, Winter',
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/LowLactoseDiet'],
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.33,
        ratingCount: 3,
        bestRating: 5,
        worstRating: 1,
      },
      isAccessibleForFree: true,
      recipeIngredient: ['2 cloves Garlic, sliced', 'Salt'],
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'Let it draw',
          text: 'Simmer.',
          url: 'https://site.test/recipes/broth/#step-1',
          image: 'https://site.test/step.webp',
        },
        { '@type': 'HowToStep', name: 'Step 2', text: 'Serve.', url: 'https://site.test/recipes/broth/#step-2' },
      ],
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: '1 serving',
        calories: '480 kcal',
        proteinContent: '24 g',
        sugarContent: '0 g',
        sodiumContent: '1440 mg',
      },
    })
  })

  test('a recipe without ratings has no aggregateRating', () => {
    expect(sent({ summary: { average: null, count: 0 } })).not.toHaveProperty('aggregateRating')
  })

  test('a recipe with a plan is marked as not free, also for members with that plan', () => {
    expect(sent({ doc: { ...doc, requiredPlan: 'premium' } })).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.members-only' },
      recipeIngredient: ['2 cloves Garlic, sliced', 'Salt'],
    })
  })

  test('a locked one has only its teaser', () => {
    const locked = sent({ doc: { ...doc, requiredPlan: 'premium' }, recipe: null })
    expect(locked).not.toHaveProperty('recipeIngredient')
    expect(locked).not.toHaveProperty('recipeInstructions')
    expect(locked).not.toHaveProperty('nutrition')
    expect(locked).toMatchObject({ name: 'Ginger noodle broth', totalTime: 'PT1H45M', isAccessibleForFree: false })
  })

  test('has the comments with stars as reviews, and the number of all comments', () => {
    const reviews = [{ author: 'Ana', stars: 4, text: 'A good broth.', at: '2026-11-22T08:00:00.000Z' }]
    expect(sent({ reviews, commentCount: 3 })).toMatchObject({
      commentCount: 3,
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ana' },
          datePublished: '2026-11-22T08:00:00.000Z',
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
          reviewBody: 'A good broth.',
        },
      ],
    })
    expect(sent()).not.toHaveProperty('review')
    expect(sent()).not.toHaveProperty('commentCount')
  })
})
