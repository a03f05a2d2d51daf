'use client'

import { type ReactNode, useState } from 'react'
import type { DisplayRecipe } from '@/features/cooking/display-recipe'
import type { RecipeContent } from '@/features/cooking/recipe'
import { useDisplayRecipe } from '@/features/cooking/use-display-recipe.client'
import { useUnitSystem } from '@/features/cooking/use-unit-system.client'
import { RatingPanel } from '@/features/ratings/RatingPanel.client'
import type { Summary } from '@/features/ratings/use-rating-summary.client'
import { DeferredRecipeNote } from '@/features/recipe-notes/DeferredRecipeNote.client'
import { Ingredients } from './Ingredients'
import { Method } from './Method'
import { Nutrition } from './Nutrition'
import type { Nutrient } from './nutrition'

export type InteractiveRecipeProps = {
  recipe: RecipeContent
  /** The same for its own servings, with its units as written. */
  written: DisplayRecipe
  /** False if converting units would change nothing. */
  canConvertUnits: boolean
  times: readonly string[]
  tips: ReactNode
  nutrients: readonly Nutrient[]
  summary: Summary
  /** True on a page for members: visitors have no notes. */
  member: boolean
}

/**
 * The interactive part of a recipe's page. Servings and units are chosen once and apply to the ingredients, the method,
 * cook mode, the shopping list, the nutrition and the printed page.
 */
export function InteractiveRecipe({
  canConvertUnits,
  member,
  nutrients,
  recipe,
  summary,
  times,
  tips,
  written,
}: InteractiveRecipeProps) {
  const [servings, setServings] = useState(recipe.servings)
  const [system, setSystem] = useUnitSystem()
  const { databaseId, title } = recipe
  const { groups, steps } = useDisplayRecipe(recipe, written, { servings, system })
  return (
    <div className="recipe members-only wrap">
      <Ingredients
        recipe={{ databaseId, title }}
        groups={groups}
        servings={servings}
        onServings={setServings}
        system={system}
        onSystem={setSystem}
        canConvertUnits={canConvertUnits}
      />
      <div className="recipe-main">
        <Method recipe={{ databaseId, title }} times={times} groups={groups} steps={steps} tips={tips} />
        <Nutrition nutrients={nutrients} servings={servings} />
        <RatingPanel databaseId={databaseId} summary={summary} />
        {member && <DeferredRecipeNote databaseId={databaseId} />}
      </div>
    </div>
  )
}
