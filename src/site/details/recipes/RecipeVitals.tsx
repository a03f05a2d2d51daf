import { RatedFact } from '@/features/ratings/RatedFact.client'
import type { Summary } from '@/features/ratings/use-rating-summary'
import type { Recipe } from '@/payload-types'
import { formatDuration } from '@/rules/durations'
import { Vitals } from '@/site/details/Vitals'

type Props = { recipe: Recipe; databaseId: number; summary: Summary }

/** The numbers beside a recipe's title: time, servings, difficulty, protein, and what people think of it. */
export function RecipeVitals({ databaseId, recipe, summary }: Props) {
  return (
    <Vitals
      facts={[
        ['Ready in', formatDuration(recipe.totalTime)],
        ['Serves', recipe.servings],
        ['Difficulty', recipe.difficulty ?? 'Easy'],
        ['Protein', `${recipe.nutritionProtein} g`],
      ]}
    >
      <RatedFact databaseId={databaseId} summary={summary} />
    </Vitals>
  )
}
