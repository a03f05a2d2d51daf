import type { CommentReview } from '@/features/community/comments.server'
import { amountText } from '@/features/cooking/amount-text'
import { toDisplayRecipe } from '@/features/cooking/display-recipe'
import type { RecipeContent } from '@/features/cooking/recipe'
import { stepLabel } from '@/features/cooking/step-labels'
import type { Summary } from '@/features/ratings/use-rating-summary.client'
import type { Recipe } from '@/payload-types'
import { toIsoDuration } from '@/rules/durations'
import { accessFields } from '@/site/structured-data/builder-input'

export type JsonLdParts = {
  doc: Recipe
  /** The page's absolute URL. */
  url: string
  /** The site's name, used as author. */
  author: string
  /** Absolute URLs of pictures of this dish. */
  images: readonly string[]
  categories: readonly string[]
  summary: Summary
  /** Comments with stars that visitors can read, the latest first. */
  reviews: readonly CommentReview[]
  /** The number of comments that visitors can read. */
  commentCount: number
  /** Null if the viewer's plan does not include it; the result is then the teaser alone. */
  recipe: RecipeContent | null
  absolute(path: string): string
}

/** schema.org has no pescatarian diet, and low-lactose is its closest to lactose-free. */
const DIET_TYPES: Readonly<Record<string, string | undefined>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
}
/** Salt is two fifths sodium, and schema.org uses sodium. */
const SODIUM_MG_PER_SALT_G = 400

/**
 * schema.org/Recipe with the required and recommended properties that are known. A locked recipe has only its teaser.
 */
export function recipeJsonLd(parts: JsonLdParts): Record<string, unknown> {
  const { author, categories, commentCount, doc, images, recipe, reviews, summary, url } = parts
  const diets = (doc.diets ?? []).flatMap((diet) => DIET_TYPES[diet] ?? [])
  const season = doc.season && doc.season !== 'Any' ? [doc.season] : []
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: doc.title,
    url,
    mainEntityOfPage: url,
    description: doc.summary || undefined,
    image: orUndefined(images),
    author: { '@type': 'Organization', name: author },
    datePublished: doc.publishedAt ?? undefined,
    dateModified: doc.updatedAt,
    prepTime: toIsoDuration(doc.prepTime) ?? undefined,
    cookTime: toIsoDuration(doc.cookTime) ?? undefined,
    totalTime: toIsoDuration(doc.totalTime) ?? undefined,
    recipeYield: doc.servings === 1 ? '1 serving' : `${doc.servings} servings`,
    recipeCategory: orUndefined(categories),
    keywords: [...categories, ...(doc.diets ?? []), ...season].join(', ') || undefined,
    suitableForDiet: orUndefined(diets.map((diet) => `https://schema.org/${diet}`)),
    aggregateRating: summary.average === null ? undefined : rating(summary),
    review: orUndefined(reviews.map(review)),
    commentCount: commentCount || undefined,
    ...accessFields(doc),
    ...(recipe && memberFields(recipe, parts)),
  }
}

const orUndefined = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined)

const rating = ({ average, count }: Summary) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  ratingCount: count,
  bestRating: 5,
  worstRating: 1,
})

const review = ({ at, author, stars, text }: CommentReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: at,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  reviewBody: text || undefined,
})

/** Fields that the plan protects. */
function memberFields(recipe: RecipeContent, { absolute, doc, url }: JsonLdParts): Record<string, unknown> {
  const { groups } = toDisplayRecipe(recipe, { servings: recipe.servings, system: null })
  return {
    recipeIngredient: groups.flatMap(({ ingredients }) =>
      ingredients.map((ingredient) =>
        [[amountText(ingredient), ingredient.name].filter(Boolean).join(' '), ingredient.note]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    recipeInstructions: recipe.steps.map((step, at) => ({
      '@type': 'HowToStep',
      name: stepLabel(step, at),
      text: step.text,
      url: `${url}#step-${at + 1}`,
      image: step.picture ? absolute(step.picture.url) : undefined,
    })),
    nutrition: nutrition(doc),
  }
}

function nutrition(doc: Recipe): Record<string, unknown> {
  const grams = (amount: number | null | undefined) => (typeof amount === 'number' ? `${amount} g` : undefined)
  const { nutritionSalt: salt } = doc
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: `${doc.nutritionKcal} kcal`,
    proteinContent: grams(doc.nutritionProtein),
    fatContent: grams(doc.nutritionFat),
    saturatedFatContent: grams(doc.nutritionSaturatedFat),
    carbohydrateContent: grams(doc.nutritionCarbohydrate),
    sugarContent: grams(doc.nutritionSugars),
    fiberContent: grams(doc.nutritionFiber),
    sodiumContent: typeof salt === 'number' ? `${Math.round(salt * SODIUM_MG_PER_SALT_G)} mg` : undefined,
  }
}
