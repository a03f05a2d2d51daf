import { Check } from 'lucide-react'
import { HEADING_ICON_COMPONENTS } from '@/content/heading-icon-components'
import { longDate } from '@/rules/dates'
import { calendarDay } from '@/rules/weekly-program'
import type { Milestone } from './milestone'

/** One milestone in short: its icon in a ring that fills, its title, and how far it is. Renders a `li`. */
export function MilestoneBadge({ milestone }: { milestone: Milestone }) {
  const { achievedAt, icon, progress, target, title } = milestone
  const Icon = HEADING_ICON_COMPONENTS[icon]
  const share = achievedAt ? 1 : Math.min(1, progress / target)
  return (
    <li className="milestone-badge" data-reached={achievedAt ? '' : undefined}>
      <span className="milestone-ring" style={{ '--share': share }} aria-hidden="true">
        <span className="milestone-icon">
          <Icon className="size-6" />
        </span>
        {achievedAt && (
          <span className="milestone-tick">
            <Check className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </span>
      <span className="font-semibold text-sm">{title}</span>
      <span className="text-text-soft text-xs">
        {achievedAt ? (
          <>
            <span className="sr-only">Reached on </span>
            {longDate(calendarDay(new Date(achievedAt)))}
          </>
        ) : (
          `${progress} of ${target}`
        )}
      </span>
    </li>
  )
}
