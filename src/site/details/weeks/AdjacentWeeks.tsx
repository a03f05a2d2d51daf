import { PageLink } from '@/ui/PageLink'
import type { Week } from './adjacent-weeks'

type Props = { previous: Week | null; next: Week | null }

/** Links to the previous and the next week. Renders a `nav`; nothing if there is neither. */
export function AdjacentWeeks({ next, previous }: Props) {
  if (!previous?.uri && !next?.uri) return null
  return (
    <nav className="adjacent-weeks wrap" aria-label="Weeks of this season">
      <WeekLink week={previous} label="Previous week" side="start" />
      <WeekLink week={next} label="Next week" side="end" />
    </nav>
  )
}

function WeekLink({ side, week, label }: { week: Week | null; label: string; side: 'start' | 'end' }) {
  if (!week?.uri) return null
  return (
    <PageLink className="adjacent-week" data-side={side} href={week.uri}>
      <span className="text-sm text-text-quiet">{[label, week.weekLabel].filter(Boolean).join(': ')}</span>
      <span className="type-h4">{week.title}</span>
    </PageLink>
  )
}
