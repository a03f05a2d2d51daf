'use client'

import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { formatDuration } from '@/rules/durations'
import { PageLink } from '@/ui/PageLink'
import type { Step } from '../progress'
import { kindOfStep } from './step-kind'

type Props = { step: Step; onMark(step: Step, done: boolean): void }

/** A step as a checkbox named by its title, with its kind, its minutes and a link to its item or page. Renders a `li`. */
export function StepRow({ onMark, step }: Props) {
  const id = useId()
  const { done, duration, title, uri } = step
  const { Icon, name } = kindOfStep(step)
  return (
    <li className="programme-step" data-done={done ? '' : undefined}>
      <input
        type="checkbox"
        id={id}
        data-step={step.id}
        checked={done}
        aria-describedby={`${id}-kind`}
        onChange={({ currentTarget }) => onMark(step, currentTarget.checked)}
      />
      <label className="programme-step-title" htmlFor={id}>
        {title}
      </label>
      <p className="programme-step-kind" id={`${id}-kind`}>
        <Icon className="size-4 flex-none" aria-hidden="true" />
        {duration === null ? name : `${name}, ${formatDuration(duration)}`}
      </p>
      {uri && (
        <PageLink className="programme-step-link" href={uri} aria-label={`Open: ${title}`}>
          <span aria-hidden="true">Open</span>
          <ArrowRight className="size-4 flex-none" aria-hidden="true" />
        </PageLink>
      )}
    </li>
  )
}
