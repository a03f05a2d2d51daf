import type { Recipe } from '@/payload-types'

/** Energy and nutrients of one serving. A nutrient that was never entered is left out. */
export function Nutrition({ recipe }: { recipe: Recipe }) {
  const rows = [
    ['Energy', recipe.nutritionKcal, 'kcal'],
    ['Protein', recipe.nutritionProtein, 'g'],
    ['Fat', recipe.nutritionFat, 'g'],
    ['Saturated fat', recipe.nutritionSaturatedFat, 'g'],
    ['Carbohydrate', recipe.nutritionCarbohydrate, 'g'],
    ['Sugars', recipe.nutritionSugars, 'g'],
    ['Dietary fiber', recipe.nutritionFiber, 'g'],
    ['Salt', recipe.nutritionSalt, 'g'],
  ] as const
  return (
    <section className="grid gap-3" aria-labelledby="nutrition">
      <h2 className="type-h3" id="nutrition">
        Nutrition <span className="font-text text-sm text-text-soft">per serving</span>
      </h2>
      <ul className="leaders nutrition">
        {rows
          .filter(([, amount]) => typeof amount === 'number')
          .map(([name, amount, unit]) => (
            <li key={name}>
              <span>{name}</span>
              <span className="dots" />
              <span className="amount">
                {amount} {unit}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
