import { RatedFact } from '@/features/ratings/RatedFact.client'
import type { Summary } from '@/features/ratings/use-rating-summary'
import type { Recipe } from '@/payload-types'
import { formatDuration } from '@/rules/durations'
import { Vitals } from '@/site/details/Vitals'

type Props = { recipe: Recipe; databaseId: number; summary: Summary }

/** Of a draft in the preview. */
const UNKNOWN = 'N/A'

/** The numbers beside a recipe's title: time, servings, difficulty, protein, and what people think of it. */
export function RecipeVitals({ databaseId, recipe, summary }: Props) {
  return (
    <Vitals
      facts={[
        ['Ready in', formatDuration(recipe.totalTime)],
        ['Serves', recipe.servings ?? UNKNOWN],
        ['Difficulty', recipe.difficulty ?? 'Easy'],
        ['Protein', typeof recipe.nutritionProtein === 'number' ? `${recipe.nutritionProtein} g` : UNKNOWN],
      ]}
    >
      <RatedFact databaseId={databaseId} summary={summary} />
    </Vitals>
  )
}
