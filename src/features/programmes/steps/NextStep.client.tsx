'use client'

import { ArrowRight } from 'lucide-react'
import { formatDuration } from '@/rules/durations'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { type Progress, type Step, weekOfStep } from '../progress'

type Props = {
  progress: Pick<Progress, 'next' | 'weeks'>
  /** The steps whose checkboxes are on this page. */
  shown: readonly Step[]
  /** Whether it is the one thing to do now. */
  primary: boolean
}

/** The control "Next step": a link to its item or page; for a task, its checkbox gets the focus. Nothing without a next step. */
export function NextStep({ primary, progress, shown }: Props) {
  const { next } = progress
  if (!next) return null
  const variant = primary ? 'primary' : 'plain'
  const content = (
    <>
      Next step
      <ArrowRight className="size-4.5 flex-none" aria-hidden="true" />
    </>
  )
  // A task of another day is on the page of its week.
  const onPage = shown.some(({ id }) => id === next.id)
  const href = next.uri ?? (onPage ? null : weekOfStep(progress, next.id)?.uri)
  if (!href && !onPage) return null
  return (
    <div className="grid justify-items-start gap-2.5 pt-2">
      {href ? (
        <ButtonLink href={href} variant={variant}>
          {content}
        </ButtonLink>
      ) : (
        <Button variant={variant} onClick={() => focusStep(next.id)}>
          {content}
        </Button>
      )}
      <p className="wrap-anywhere text-sm text-text-soft">
        {next.title}
        {next.duration !== null && `, ${formatDuration(next.duration)}`}
      </p>
    </div>
  )
}

/** Moves to the checkbox of a step, also in a part that is collapsed. */
function focusStep(id: string): void {
  const checkbox = document.querySelector<HTMLInputElement>(`[data-step="${CSS.escape(id)}"]`)
  const details = checkbox?.closest('details')
  if (details) details.open = true
  checkbox?.focus({ preventScroll: true })
  checkbox?.closest('li')?.scrollIntoView({ block: 'center' })
}
