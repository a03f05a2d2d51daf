import { Check } from 'lucide-react'
import { useId } from 'react'
import { HEADING_ICON_COMPONENTS } from '@/content/heading-icon-components'
import { longDate } from '@/rules/dates'
import { calendarDay } from '@/rules/weekly-program'
import type { Milestone } from './milestone'

type Props = {
  milestone: Milestone
  as: 'h2' | 'h3'
  /** Whether it was achieved just now, and is celebrated. */
  isNew: boolean
}

/** One milestone with its progress bar, or the date it was achieved. Renders a `li`. */
export function MilestoneCard({ as: Title, isNew, milestone }: Props) {
  const { achievedAt, description, icon, progress, target, title } = milestone
  const Icon = HEADING_ICON_COMPONENTS[icon]
  const id = useId()
  return (
    <li className="milestone" data-reached={achievedAt ? '' : undefined} data-fresh={isNew ? '' : undefined}>
      <span className="milestone-icon" aria-hidden="true">
        <Icon className="size-6" />
      </span>
      <div className="grid w-full content-start gap-2">
        <Title className="type-h4" id={id}>
          {title}
        </Title>
        {description && <p className="text-sm text-text-soft">{description}</p>}
        {achievedAt ? (
          <p className="flex items-center gap-2 font-semibold text-good text-sm">
            <Check className="size-5 flex-none" aria-hidden="true" />
            Reached on {longDate(calendarDay(new Date(achievedAt)))}
          </p>
        ) : (
          <div className="flex items-center gap-4">
            <progress
              className="progress-bar"
              aria-labelledby={id}
              aria-valuetext={`${progress} of ${target}`}
              value={progress}
              max={target}
            />
            <span className="flex-none text-sm text-text-soft" aria-hidden="true">
              {progress} of {target}
            </span>
          </div>
        )}
      </div>
    </li>
  )
}
