import { imagesOf } from '@/catalogue/images-of.server'
import type { Inside } from '@/catalogue/inside.server'
import { LazyWeekPanel } from '@/features/programmes/week/LazyWeekPanel.client'
import { type WeekContents, weekSentence } from '@/features/programmes/week-contents'
import { contentsOf, type WeekOfPage } from '@/features/programmes/week-page.server'
import { isRestrictedFor } from '@/rules/audience'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { MembersNotice } from '@/site/MembersNotice'
import { ItemHeader } from '../ItemHeader'
import type { DetailProps } from '../props'
import { WeekList } from './WeekList'

type Props = Pick<DetailProps<'pages'>, 'image' | 'page'> & { shown: WeekOfPage }

/**
 * What everybody sees of a program's week before it opens for them: title, picture and summary, how much is in it, and the
 * program's other weeks. The page's blocks and the week's steps are not sent. Below the program's plan it says what opens it.
 */
export async function WeekOpening({ image, page, shown }: Props) {
  const { number, programme, week } = shown
  const [picture] = await imagesOf(page.audience, [week.picture])
  const locked = isRestrictedFor(page.audience, programme.requiredPlan)
  const row = { ...page.row, requiredPlan: programme.requiredPlan }
  const { requiredPlan } = programme
  // Before the notice of its lock stands what the week begins with, if the page has a summary of its own for its header.
  const preface =
    locked && page.row.summary && week.summary ? { heading: LOCK_TEXTS.weekInShort(number), text: week.summary } : null
  const contents = await contentsOf(shown, locked && requiredPlan !== 'none' ? requiredPlan : page.audience)
  return (
    <>
      <ItemHeader
        title={week.title ?? page.row.title}
        summary={preface ? page.row.summary : (week.summary ?? page.row.summary)}
        image={picture ?? image}
        terms={[]}
        low
        facts={contents && <p className="text-balance">{weekSentence(contents)}</p>}
        inside={contents && insideOfWeek(contents)}
        lock={locked ? row : null}
        eyebrow={
          <p className="week-number">
            <b aria-hidden="true">{number}</b>
            {`${programme.title}, week ${number} of ${programme.weeks.length}`}
          </p>
        }
      >
        {!locked && <LazyWeekPanel slug={programme.slug} week={number} closed />}
      </ItemHeader>
      {locked && (
        <MembersNotice
          audience={page.audience}
          row={row}
          preface={preface}
          opens={LOCK_TEXTS.allWeeks(programme.weeks.length, programme.title)}
        />
      )}
      <WeekList audience={page.audience} programme={programme} current={number} closed />
    </>
  )
}

/** On wide screens the contents lie on the picture, as those of other locked items. Null for a week of tasks alone. */
const insideOfWeek = ({ counts, span }: WeekContents): Inside | null =>
  counts.length > 0 ? { counts: [], title: span, parts: counts.map((name) => ({ name })), more: 0 } : null
