import { PageLink } from '@/ui/PageLink'
import type { ProgressWeek } from '../progress'

/** A week by its number and its title, which leads to its page. Renders a `p`. */
export function WeekLine({ week: { title, uri, week } }: { week: Pick<ProgressWeek, 'week' | 'title' | 'uri'> }) {
  const name = title ?? 'To its page'
  return (
    <p>
      {title || uri ? `Week ${week}: ` : `Week ${week}`}
      {uri ? (
        <PageLink className="inline-link" href={uri}>
          {name}
        </PageLink>
      ) : (
        title
      )}
    </p>
  )
}
