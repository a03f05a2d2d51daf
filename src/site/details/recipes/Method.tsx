import type { ReactNode } from 'react'
import { CookButton } from '@/features/cooking/CookButton.client'
import type { DisplayGroup } from '@/features/cooking/display-recipe'
import type { RecipeStep } from '@/features/cooking/recipe'
import { StepTimer } from '@/features/cooking/StepTimer.client'
import { stepLabel, timerId } from '@/features/cooking/step-labels'
import { Picture } from '@/ui/Picture'

type Props = {
  recipe: { databaseId: number; title: string }
  /** Durations such as "10min preparation". */
  times: readonly string[]
  groups: readonly DisplayGroup[]
  steps: readonly RecipeStep[]
  /** Tips beside the steps. */
  tips: ReactNode
}

/** Width of a step's picture, beside the ingredients. */
const SIZES = '(min-width: 64rem) 30rem, 80vw'

/** The numbered steps with pictures and timers, and the button for cook mode. For client components. */
export function Method({ groups, recipe, steps, times, tips }: Props) {
  return (
    <section className="grid gap-5" aria-labelledby="method">
      <div className="method-header">
        <div className="grid gap-1">
          <h2 className="type-h3" id="method">
            Method
          </h2>
          {times.length > 0 && <p className="text-sm text-text-soft">{times.join(', ')}</p>}
        </div>
        <CookButton recipe={recipe} groups={groups} steps={steps} />
      </div>
      <ol className="method">
        {steps.map((step, at) => (
          <li key={step.id} id={`step-${at + 1}`}>
            <span className="numeral" aria-hidden="true">
              {at + 1}
            </span>
            <div className="method-text">
              {step.title && <h3 className="type-h4">{step.title}</h3>}
              <p>{step.text}</p>
              {step.picture && (
                <div className="step-picture cover-frame">
                  <Picture image={step.picture} sizes={SIZES} />
                </div>
              )}
              {step.timerMin && (
                <StepTimer
                  id={timerId(recipe.databaseId, step)}
                  label={stepLabel(step, at)}
                  recipe={recipe.title}
                  minutes={step.timerMin}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {tips}
    </section>
  )
}
