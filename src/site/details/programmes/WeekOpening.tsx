import { imagesOf } from '@/catalogue/images-of.server'
import type { Programme } from '@/features/programmes/plan.server'
import { LazyWeekPanel } from '@/features/programmes/week/LazyWeekPanel.client'
import type { WeekOfPage } from '@/features/programmes/week-page.server'
import { PageLink } from '@/ui/PageLink'
import { ItemHeader } from '../ItemHeader'
import type { DetailProps } from '../props'

type Props = Pick<DetailProps<'pages'>, 'image' | 'page'> & { shown: WeekOfPage }

/**
 * What everybody sees of a program's week before it opens for them: title, picture and summary, and the program's other
 * weeks by title. The page's blocks and the week's steps are not sent.
 */
export async function WeekOpening({ image, page, shown }: Props) {
  const { number, programme, week } = shown
  const [picture] = await imagesOf(page.audience, [week.picture])
  return (
    <>
      <ItemHeader
        title={week.title ?? page.row.title}
        summary={week.summary ?? page.row.summary}
        image={picture ?? image}
        terms={[]}
      >
        <p className="text-text-quiet">{`${programme.title}, week ${number} of ${programme.weeks.length}`}</p>
      </ItemHeader>
      <LazyWeekPanel slug={programme.slug} week={number} closed />
      <WeekList programme={programme} current={number} />
    </>
  )
}

/** The weeks by title, with links to those that have a page. */
function WeekList({ current, programme }: { programme: Programme; current: number }) {
  return (
    <nav className="wrap py-section" aria-label={`Weeks of ${programme.title}`}>
      <ol className="grid gap-x-7 border-line-firm border-t md:grid-cols-2">
        {programme.weeks.map(({ id, title, uri }, index) => (
          <li className="flex gap-4 border-line border-b py-4" key={id}>
            <span className="min-w-14 text-text-quiet">{`Week ${index + 1}`}</span>
            {uri === null || index + 1 === current ? (
              <span aria-current={index + 1 === current ? 'page' : undefined}>{title}</span>
            ) : (
              <PageLink className="link" href={uri}>
                {title ?? `Week ${index + 1}`}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
