import 'server-only'
import type { z } from 'zod'
import { type calendarQuery, planCalendar } from '@/features/programmes/calendar.server'
import { absoluteUrl } from '@/site/absolute-url'
import { allDayCalendarFile } from './calendar'

const HEADERS = { 'content-type': 'text/calendar; charset=utf-8' }

/**
 * GET /api/programmes/{slug}/calendar.ics: a member's plan, for calendar programs that subscribe to it.
 * @throws AppError not_found, forbidden
 */
export async function planCalendarResponse(slug: string, query: z.infer<typeof calendarQuery>): Promise<Response> {
  const { entries, title } = await planCalendar(slug, query)
  const url = absoluteUrl('/dashboard/')
  return new Response(allDayCalendarFile({ name: title, url, entries, madeAt: new Date() }), { headers: HEADERS })
}
