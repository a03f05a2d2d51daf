import { Eyebrow } from '@/blocks/BlockHead'
import { Blocks } from '@/blocks/Blocks'
import { LazyWeekDone } from '@/features/programme-weeks/LazyWeekDone.client'
import { LazyWeekPanel } from '@/features/programmes/week/LazyWeekPanel.client'
import { introducedProgramme, isOpenToAll, weeksOfPage } from '@/features/programmes/week-page.server'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { pathRules, type SixWeekResetPage } from '@/rules/path-rules'
import { MembersNotice } from '@/site/MembersNotice'
import { ItemHeader } from './ItemHeader'
import { WeekList } from './programmes/WeekList'
import { WeekOpening } from './programmes/WeekOpening'
import type { DetailProps } from './props'
import { ReadStep } from './ReadStep'

/**
 * A page of layout blocks; if its plan does not allow it, its title, the weeks that an introduction introduces, and the
 * members' notice; for a program's week that is closed for the member, its opening.
 */
export async function PageDetail({ page, image, terms, locked }: DetailProps<'pages'>) {
  const { audience, doc, row } = page
  const path = row.uri ?? '/'
  const rules = pathRules(path)
  if (locked) {
    const programme = rules.sixWeekReset === 'introduction' ? await introducedProgramme(path) : null
    return (
      <>
        <ItemHeader
          title={row.title}
          summary={row.summary}
          image={image}
          terms={terms}
          lock={row}
          eyebrow={programme && <Eyebrow>{`${programme.title}, ${programme.weeks.length} weeks`}</Eyebrow>}
        />
        {programme && <WeekList audience={audience} programme={programme} current={null} closed />}
        <MembersNotice
          audience={audience}
          row={row}
          opens={programme && LOCK_TEXTS.allWeeks(programme.weeks.length, programme.title)}
        />
      </>
    )
  }
  const weeks = await weeksOfPage(path)
  const [shown] = weeks
  if (shown && !page.openWeek && !isOpenToAll(weeks)) return <WeekOpening page={page} image={image} shown={shown} />
  const week = programmeWeek(rules.sixWeekReset)
  return (
    <>
      <Blocks
        layout={doc.layout}
        preview={page.preview}
        afterFirst={shown && <LazyWeekPanel slug={shown.programme.slug} week={shown.number} closed={false} />}
        context={{
          audience,
          path,
          rules,
          pageTitle: row.title,
          // On pages where an editor set it, a member's sign-up links lead to the memberships.
          signUpTo: doc.signUpLinksForMembers && audience !== 'visitor' ? '/memberships' : null,
        }}
      />
      <ReadStep page={page} locked={locked} />
      {week !== null && audience !== 'visitor' && <LazyWeekDone week={week} />}
    </>
  )
}

/** The program week of a page of the reset; null for its introduction and all other pages. */
function programmeWeek(page: SixWeekResetPage | null): number | null {
  const week = Number(page?.replace('week-', ''))
  return Number.isInteger(week) && week > 0 ? week : null
}
