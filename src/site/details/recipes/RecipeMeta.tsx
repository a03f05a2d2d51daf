import type { Summary } from '@/features/ratings/use-rating-summary.client'
import type { Recipe } from '@/payload-types'
import { formatDuration } from '@/rules/durations'
import { ItemMeta } from '@/site/details/ItemMeta'
import { LazyRatingMeta } from './LazyRecipe.client'

type Props = { recipe: Recipe; databaseId: number; summary: Summary }

/** Fallback for a draft in the preview. */
const UNKNOWN = 'N/A'

/** Metadata beside a recipe's title: time, servings, difficulty, protein and rating. */
export function RecipeMeta({ databaseId, recipe, summary }: Props) {
  return (
    <ItemMeta
      items={[
        ['Ready in', formatDuration(recipe.totalTime)],
        ['Serves', recipe.servings ?? UNKNOWN],
        ['Difficulty', recipe.difficulty ?? 'Easy'],
        ['Protein', typeof recipe.nutritionProtein === 'number' ? `${recipe.nutritionProtein} g` : UNKNOWN],
      ]}
    >
      <LazyRatingMeta databaseId={databaseId} summary={summary} />
    </ItemMeta>
  )
}
