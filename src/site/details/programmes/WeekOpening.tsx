import { CalendarDays } from 'lucide-react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle } from '@/cards/parts/CardTitle'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import type { Programme } from '@/features/programmes/plan.server'
import { LazyWeekPanel } from '@/features/programmes/week/LazyWeekPanel.client'
import type { WeekOfPage } from '@/features/programmes/week-page.server'
import { isRestrictedFor } from '@/rules/audience'
import { LockSummary } from '@/site/LockSummary'
import { MembersNotice } from '@/site/MembersNotice'
import { Badge } from '@/ui/Badge'
import { ItemHeader } from '../ItemHeader'
import type { DetailProps } from '../props'

type Props = Pick<DetailProps<'pages'>, 'image' | 'page'> & { shown: WeekOfPage }

/**
 * What everybody sees of a program's week before it opens for them: title, picture and summary, and the program's other
 * weeks. The page's blocks and the week's steps are not sent. Below the program's plan it says what opens it.
 */
export async function WeekOpening({ image, page, shown }: Props) {
  const { number, programme, week } = shown
  const images = await imagesOf(
    page.audience,
    programme.weeks.map(({ picture }) => picture),
  )
  const locked = isRestrictedFor(page.audience, programme.requiredPlan)
  const row = { ...page.row, requiredPlan: programme.requiredPlan }
  return (
    <>
      <ItemHeader
        title={week.title ?? page.row.title}
        summary={week.summary ?? page.row.summary}
        image={images[number - 1] ?? image}
        terms={[]}
        locked={locked}
        lock={locked && <LockSummary row={row} />}
        eyebrow={
          <p className="week-number">
            <b aria-hidden="true">{number}</b>
            {`${programme.title}, week ${number} of ${programme.weeks.length}`}
          </p>
        }
      />
      {locked ? (
        <MembersNotice audience={page.audience} row={row} />
      ) : (
        <LazyWeekPanel slug={programme.slug} week={number} closed />
      )}
      <WeekList programme={programme} images={images} current={number} />
    </>
  )
}

type ListProps = { programme: Programme; images: readonly (CardImage | null)[]; current: number }

/** The weeks with their pictures, and links to those that have a page. */
function WeekList({ current, images, programme }: ListProps) {
  return (
    <nav className="wrap grid grid-cols-1 gap-7 pb-section" aria-label={`Weeks of ${programme.title}`}>
      <h2 className="type-h2">Week by week</h2>
      <CardGrid kind="posts">
        {programme.weeks.map(({ id, summary, title, uri }, index) => {
          const href = index + 1 === current ? null : uri
          const name = `Week ${index + 1}`
          return (
            <li key={id} aria-current={index + 1 === current ? 'page' : undefined}>
              <article className={href ? 'card hover-zoom' : 'card'}>
                <CardPicture
                  image={images[index] ?? null}
                  Icon={CalendarDays}
                  light="noon"
                  sizes={gridSizes('posts')}
                  format="wide"
                />
                <div className="card-badges">
                  <Badge variant="raised">{index + 1 === current ? 'You are here' : name}</Badge>
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
