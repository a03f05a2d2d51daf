import type { Recipe } from '@/payload-types'
import { formatDuration } from '@/rules/durations'
import { Vitals } from '@/site/details/Vitals'

/** The numbers beside a recipe's title: time, servings, difficulty, protein. */
export function RecipeVitals({ recipe }: { recipe: Recipe }) {
  return (
    <Vitals
      facts={[
        ['Ready in', formatDuration(recipe.totalTime)],
        ['Serves', recipe.servings],
        ['Difficulty', recipe.difficulty ?? 'Easy'],
        ['Protein', `${recipe.nutritionProtein} g`],
      ]}
    />
  )
}
