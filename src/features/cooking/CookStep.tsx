import { Picture } from '@/ui/Picture'
import { CookList } from './CookList'
import type { WrittenStep } from './recipe'
import { StepTimer } from './StepTimer.client'
import type { ShownIngredient } from './shown-recipe'
import { ingredientsOfStep } from './step-ingredients'
import { stepLabel, timerId } from './step-names'

type Props = {
  step: WrittenStep
  /** Counted from 0. */
  at: number
  recipe: { databaseId: number; title: string }
  ingredients: readonly ShownIngredient[]
  ticked: ReadonlySet<string>
  onTick(id: string): void
}

/** One step, to be read from across the kitchen, with what goes in beside it. For client components. */
export function CookStep({ at, ingredients, onTick, recipe, step, ticked }: Props) {
  const own = ingredientsOfStep(`${step.title ?? ''}. ${step.text}`, ingredients)
  return (
    <div className="cook-step">
      <div className="cook-words">
        {/* Read out as a whole when the step changes. */}
        <div className="grid gap-4" aria-live="polite" aria-atomic="true">
          <p className="numeral" aria-hidden="true">
            {at + 1}
          </p>
          <h3 className={step.title ? 'type-h2' : 'sr-only'}>{step.title ?? `Step ${at + 1}`}</h3>
          <p className="cook-text">{step.text}</p>
        </div>
        {step.timerMin && (
          <StepTimer
            id={timerId(recipe.databaseId, step)}
            label={stepLabel(step, at)}
            recipe={recipe.title}
            minutes={step.timerMin}
          />
        )}
      </div>
      <div className="grid content-start gap-5">
        {step.picture && (
          <div className="cook-picture">
            <Picture image={step.picture} sizes="(min-width: 64rem) 26rem, 92vw" />
          </div>
        )}
        {own.length > 0 && (
          <div>
            <h4 className="cook-small">For this step</h4>
            <CookList label="For this step" ingredients={own} ticked={ticked} onTick={onTick} />
          </div>
        )}
        <details className="cook-all">
          <summary>All ingredients</summary>
          <CookList label="All ingredients" ingredients={ingredients} ticked={ticked} onTick={onTick} />
        </details>
      </div>
    </div>
  )
}
