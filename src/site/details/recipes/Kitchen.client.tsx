'use client'

import { type ReactNode, useState } from 'react'
import type { WrittenRecipe } from '@/features/cooking/recipe'
import { shownRecipe } from '@/features/cooking/shown-recipe'
import { useMeasures } from '@/features/cooking/use-measures'
import { RatingPanel } from '@/features/ratings/RatingPanel.client'
import type { Summary } from '@/features/ratings/use-rating-summary'
import { RecipeNote } from '@/features/recipe-notes/RecipeNote.client'
import { Ingredients } from './Ingredients'
import { Method } from './Method'
import { Nutrition } from './Nutrition'
import type { Nutrient } from './nutrition'

export type KitchenProps = {
  recipe: WrittenRecipe
  times: readonly string[]
  tips: ReactNode
  nutrients: readonly Nutrient[]
  summary: Summary
  /** True on a page for members: a visitor has no note. */
  member: boolean
}

/**
 * The kitchen part of a recipe's page. Servings and measures are chosen once, and hold for the slip, the method,
 * cook mode, the shopping list, the nutrition and what is printed. SPEC 5; issue 6.
 */
export function Kitchen({ member, nutrients, recipe, summary, times, tips }: KitchenProps) {
  const [servings, setServings] = useState(recipe.servings)
  const [system, setSystem] = useMeasures()
  const { databaseId, title } = recipe
  const { groups, steps } = shownRecipe(recipe, { servings, system })
  return (
    <div className="recipe members-only wrap">
      <Ingredients
        recipe={{ databaseId, title }}
        groups={groups}
        servings={servings}
        onServings={setServings}
        system={system}
        onSystem={setSystem}
        converts={converts(recipe)}
      />
      <div className="recipe-side">
        <Method recipe={{ databaseId, title }} times={times} groups={groups} steps={steps} tips={tips} />
        <Nutrition nutrients={nutrients} servings={servings} />
        <RatingPanel databaseId={databaseId} summary={summary} />
        {member && <RecipeNote databaseId={databaseId} />}
      </div>
    </div>
  )
}

/** Whether other measures would change anything. */
function converts(recipe: WrittenRecipe): boolean {
  const { servings } = recipe
  const [written, metric, us] = ([null, 'metric', 'us'] as const).map((system) =>
    JSON.stringify(shownRecipe(recipe, { servings, system })),
  )
  return written !== metric || written !== us
}
