'use client'

import type { Step } from '../progress'
import { StepRow } from './StepRow.client'

type Props = {
  steps: readonly Step[]
  /** The accessible name of the list: "Steps of today". */
  label: string
  onMark(step: Step, done: boolean): void
}

/** The steps of a day as checkboxes. Renders a `ul`. */
export function StepList({ label, onMark, steps }: Props) {
  return (
    <ul className="programme-steps" aria-label={label}>
      {steps.map((step) => (
        <StepRow key={step.id} step={step} onMark={onMark} />
      ))}
    </ul>
  )
}
