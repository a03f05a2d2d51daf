'use client'

import { useId, useState } from 'react'
import { RadioGroup } from '@/ui/RadioGroup'
import type { Enrolment } from '../progress'
import { MODE_HINT, MODE_LABEL, MODE_OPTIONS } from './mode-options'
import type { PlanControl } from './plan-change'

/** Chooses what happens after a day without steps. The choice shows at once, and is taken back on failure. */
export function ModeControl({ change, mode }: PlanControl & Pick<Enrolment, 'mode'>) {
  // Radio buttons of one name outside of a form are one group on the whole page.
  const name = useId()
  const [chosen, setChosen] = useState<string | null>(null)

  async function choose(next: string) {
    setChosen(next)
    await change('mode', { mode: next })
    setChosen(null)
  }

  return (
    <RadioGroup
      label={MODE_LABEL}
      name={name}
      value={chosen ?? mode}
      options={MODE_OPTIONS}
      hint={MODE_HINT}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  )
}
