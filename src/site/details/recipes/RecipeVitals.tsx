import type { Recipe } from '@/payload-types'
import { formatDuration } from '@/rules/durations'

/** The numbers beside a recipe's title: time, servings, difficulty, protein. */
export function Vitals({ recipe }: { recipe: Recipe }) {
  const facts = [
    ['Ready in', formatDuration(recipe.totalTime)],
    ['Serves', recipe.servings],
    ['Difficulty', recipe.difficulty ?? 'Easy'],
    ['Protein', `${recipe.nutritionProtein} g`],
  ] as const
  return (
    <dl className="vitals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
