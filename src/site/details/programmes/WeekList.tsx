import { CalendarDays, Lock } from 'lucide-react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle } from '@/cards/parts/CardTitle'
import { imagesOf } from '@/catalogue/images-of.server'
import type { Programme } from '@/features/programmes/plan.server'
import type { Audience } from '@/rules/audience'
import { Badge } from '@/ui/Badge'

type Props = {
  audience: Audience
  programme: Programme
  /** The number of the week whose page it stands on; null on a page of none. */
  current: number | null
  /** Its page is the opening of a week that is closed, so that the weeks after it are closed too; on a page of none all are. */
  closed?: boolean
}

/** What everybody sees of a program's weeks, with links to those that have a page. */
export async function WeekList({ audience, closed = false, current, programme }: Props) {
  const images = await imagesOf(
    audience,
    programme.weeks.map(({ picture }) => picture),
  )
  return (
    <nav className="wrap grid grid-cols-1 gap-7 pt-7 pb-section" aria-label={`Weeks of ${programme.title}`}>
      <h2 className="type-h2">Week by week</h2>
      <CardGrid kind="posts">
        {programme.weeks.map(({ id, opening, summary, title, uri }, index) => {
          const isCurrent = index + 1 === current
          const href = isCurrent ? null : uri
          const name = `Week ${index + 1}`
          const opensLater = closed && index + 1 > (current ?? 0) && opening === 'start'
          return (
            <li key={id} aria-current={isCurrent ? 'page' : undefined}>
              <article className={href ? 'card hover-zoom' : 'card'}>
                <CardPicture
                  image={images[index] ?? null}
                  Icon={CalendarDays}
                  light="noon"
                  sizes={gridSizes('posts')}
                  format="wide"
                />
                <div className="card-badges">
                  <Badge variant="raised">
                    {opensLater && <Lock className="size-3.5 flex-none" strokeWidth={2.5} aria-hidden="true" />}
                    {isCurrent ? 'You are here' : name}
                    {opensLater && <span className="sr-only">, opens later</span>}
                  </Badge>
                </div>
                <div className="card-text">
                  <CardTitle title={title ?? name} href={href} />
                  {summary && <p className="card-summary">{summary}</p>}
                </div>
              </article>
            </li>
          )
        })}
      </CardGrid>
    </nav>
  )
}
