import { Picture } from '@/ui/Picture'
import type { DisplayIngredient } from './display-recipe'
import { IngredientChecklist } from './IngredientChecklist'
import type { RecipeStep } from './recipe'
import { StepTimer } from './StepTimer.client'
import { ingredientsOfStep } from './step-ingredients'
import { stepLabel, timerId } from './step-labels'

type Props = {
  step: RecipeStep
  /** Counted from 0. */
  stepIndex: number
  recipe: { databaseId: number; title: string }
  ingredients: readonly DisplayIngredient[]
  checkedIds: ReadonlySet<string>
  onToggle(id: string): void
}

/** One step in large type, with its ingredients. For client components. */
export function CookStep({ stepIndex, ingredients, onToggle, recipe, step, checkedIds }: Props) {
  const stepIngredients = ingredientsOfStep(`${step.title ?? ''}. ${step.text}`, ingredients)
  return (
    <div className="cook-step">
      <div className="cook-step-text">
        {/* Announced as a whole when the step changes. */}
        <div className="grid gap-4" aria-live="polite" aria-atomic="true">
          <p className="numeral" aria-hidden="true">
            {stepIndex + 1}
          </p>
          <h3 className={step.title ? 'type-h2' : 'sr-only'}>{step.title ?? `Step ${stepIndex + 1}`}</h3>
          <p className="cook-instruction">{step.text}</p>
        </div>
        {step.timerMin && (
          <StepTimer
            id={timerId(recipe.databaseId, step)}
            label={stepLabel(step, stepIndex)}
            recipe={recipe.title}
            minutes={step.timerMin}
          />
        )}
      </div>
      <div className="grid content-start gap-5">
        {step.picture && (
          <div className="cook-picture cover-frame">
            <Picture image={step.picture} sizes="(min-width: 64rem) 26rem, 92vw" />
          </div>
        )}
        {stepIngredients.length > 0 && (
          <div>
            <h4 className="cook-label">For this step</h4>
            <IngredientChecklist
              label="For this step"
              ingredients={stepIngredients}
              checkedIds={checkedIds}
              onToggle={onToggle}
            />
          </div>
        )}
        <details className="cook-all-ingredients">
          <summary>All ingredients</summary>
          <IngredientChecklist
            label="All ingredients"
            ingredients={ingredients}
            checkedIds={checkedIds}
            onToggle={onToggle}
          />
        </details>
      </div>
    </div>
  )
}
