'use client'

import { useState } from 'react'
import { Disclosure } from '../Disclosure'
import { openBefore, type Progress, type Step } from '../progress'
import { StepList } from '../steps/StepList.client'

type Props = {
  progress: Pick<Progress, 'weeks'>
  /** The day that is due. */
  day: number
  onMark(step: Step, done: boolean): void
}

/** What is still open of earlier days, collapsed. A step that is done here stays until the page is left. Nothing without any. */
export function EarlierDays({ day, onMark, progress }: Props) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const days = openBefore(progress, day, marked)
  if (days.length === 0) return null
  const mark = (step: Step, done: boolean) => {
    setMarked((ids) => new Set(ids).add(step.id))
    onMark(step, done)
  }
  return (
    <Disclosure title="Earlier days">
      <p className="max-w-measure text-text-soft">
        Nothing here has to be made up for. It is only here if you want it.
      </p>
      {days.map(({ day: number, steps }) => (
        <div className="grid gap-1" key={number}>
          <p className="font-semibold text-sm">Day {number}</p>
          <StepList steps={steps} label={`Steps of day ${number}`} onMark={mark} />
        </div>
      ))}
    </Disclosure>
  )
}
