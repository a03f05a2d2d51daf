import Link from 'next/link'
import type { Week } from './neighbours'

type Props = { previous: Week | null; next: Week | null }

/** The way to the weeks before and after. Renders a `nav`; nothing where a week stands alone. SPEC 2.2. */
export function WeekSteps({ next, previous }: Props) {
  if (!previous?.uri && !next?.uri) return null
  return (
    <nav className="week-steps wrap" aria-label="Weeks of this season">
      <Step week={previous} words="The week before" side="start" />
      <Step week={next} words="The week after" side="end" />
    </nav>
  )
}

function Step({ side, week, words }: { week: Week | null; words: string; side: 'start' | 'end' }) {
  if (!week?.uri) return null
  return (
    <Link className="week-step" data-side={side} href={week.uri} prefetch={false}>
      <span className="text-sm text-text-quiet">{[words, week.weekLabel].filter(Boolean).join(': ')}</span>
      <span className="type-h4">{week.title}</span>
    </Link>
  )
}
