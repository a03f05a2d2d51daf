import 'server-only'
import { viewerOf } from '@/platform/session/viewer.server'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { docTags, typeTag } from '@/rules/cache-tags'
import type { WeekView } from '@/rules/page-view'
import { recordTags, withoutTags } from '@/runtime/cached'
import { type Programme, type ProgrammeWeek, publishedProgrammes } from './plan.server'
import { currentRound, roundsOf } from './rounds.server'
import { nowFor, stateOf } from './state.server'
import { type WeekContents, weekContents } from './week-contents'

/** A week of a program, by the page that shows it. */
export type WeekOfPage = { programme: Programme; week: ProgrammeWeek; number: number }

/**
 * The weeks whose page is at an address, in all published programs. A page that is not a week's gets no cache tag of
 * programs: the CMS expires it when a program names it (`revalidateWeekPages`).
 * @param uri with its trailing slash
 */
export async function weeksOfPage(uri: string): Promise<WeekOfPage[]> {
  const programmes = await withoutTags(publishedProgrammes)
  const weeks = programmes.flatMap((programme) =>
    programme.weeks.flatMap((week, index) => (week.uri === uri ? [{ programme, week, number: index + 1 }] : [])),
  )
  for (const { programme } of weeks) recordWeeks(programme)
  return weeks
}

/**
 * The program whose weeks have their pages beside this one.
 * @param uri of its introduction, with its trailing slash
 */
export async function introducedProgramme(uri: string): Promise<Programme | null> {
  const folder = uri.replace(/[^/]+\/$/, '')
  const programmes = await publishedProgrammes()
  const programme = programmes.find(({ weeks }) => weeks.some((week) => week.uri?.startsWith(folder))) ?? null
  if (programme) recordWeeks(programme)
  return programme
}

/** What shows a program's weeks expires with it and with their pages. */
function recordWeeks({ weeks }: Programme): void {
  const pages = weeks.map(({ page }) => page).filter((page) => page !== null)
  recordTags(typeTag('programmes'), ...docTags('pages', pages))
}

/**
 * How much is in a week, for the page of its opening.
 * @param audience whose plan reaches the program
 */
export async function contentsOf({ week }: WeekOfPage, audience: Audience): Promise<WeekContents | null> {
  // For its cache tags: unlike the titles of weeks, the numbers change with the items.
  await publishedProgrammes()
  return weekContents(week, audience)
}

/** Whether the week opens at another time for each member, or on a date. */
const isDripped = ({ programme, week }: WeekOfPage) => programme.drip && week.opening !== 'once'

/** Whether a page of these weeks is shown to all members alike. */
export const isOpenToAll = (weeks: readonly WeekOfPage[]): boolean => weeks.length === 0 || !weeks.every(isDripped)

/**
 * How a week's page is shown to the sender of a request. A page of several weeks is open when one of them is.
 * @param uri with its trailing slash
 * @param cookie the Cookie header
 */
export async function weekViewFor(uri: string, audience: Audience, cookie: string | undefined): Promise<WeekView> {
  const weeks = await weeksOfPage(uri)
  if (isOpenToAll(weeks)) return null
  const { account } = await viewerOf(new Headers(cookie === undefined ? {} : { cookie }))
  for (const { number, programme } of weeks) {
    if (isRestrictedFor(audience, programme.requiredPlan)) continue
    const round = account && currentRound(await roundsOf(account.id, programme.id))
    const state = stateOf({ audience }, programme, round, nowFor({}, round).today)
    if (state.weeks[number - 1]?.open) return 'open'
  }
  return 'closed'
}
