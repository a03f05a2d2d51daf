import type { CardImage } from '@/catalogue/cards'
import type { Recipe } from '@/payload-types'
import { toIsoDuration } from '@/rules/durations'
import { absoluteUrl } from '@/site/site-url'
import { JsonLd } from '@/ui/JsonLd'

type Props = { recipe: Recipe; uri: string; image: CardImage | null; locked: boolean }

/** schema.org/Recipe. A locked recipe says so and gives its teaser only. DESIGN 7. */
export function RecipeJsonLd({ recipe, uri, image, locked }: Props) {
  const ingredients = recipe.ingredientGroups?.flatMap(({ ingredients }) => ingredients ?? []) ?? []
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: recipe.title,
        url: absoluteUrl(uri),
        description: recipe.summary ?? undefined,
        image: image ? [absoluteUrl(image.url)] : undefined,
        datePublished: recipe.publishedAt ?? undefined,
        prepTime: toIsoDuration(recipe.prepTime) ?? undefined,
        cookTime: toIsoDuration(recipe.cookTime) ?? undefined,
        totalTime: toIsoDuration(recipe.totalTime) ?? undefined,
        recipeYield: `${recipe.servings} servings`,
        isAccessibleForFree: recipe.requiredPlan === 'none',
        ...(!locked && {
          recipeIngredient: ingredients.map(({ name, quantity, unit }) =>
            [quantity, unit, name].filter(Boolean).join(' '),
          ),
          recipeInstructions: recipe.method?.map(({ title, text }) => ({
            '@type': 'HowToStep',
            name: title ?? undefined,
            text,
          })),
          nutrition: {
            '@type': 'NutritionInformation',
            calories: `${recipe.nutritionKcal} kcal`,
            proteinContent: `${recipe.nutritionProtein} g`,
            sugarContent: `${recipe.nutritionSugars} g`,
          },
        }),
      }}
    />
  )
}
