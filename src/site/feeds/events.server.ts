import 'server-only'
import { z } from 'zod'
import { cachedFile, cachedFileResponse } from '@/catalogue/cached-file.server'
import { eventTimesOf, listRows, rowsByDatabaseId, type StoredRow } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { absoluteUrl } from '@/site/absolute-url'
import { type CalendarEvent, calendarFile } from './calendar'

const HEADERS = { 'content-type': 'text/calendar; charset=utf-8' }

const locationOf = ({ extras }: StoredRow): string | null => {
  const value = (extras as Record<string, unknown> | null)?.location
  return typeof value === 'string' ? value : null
}

function asEvent(row: StoredRow): CalendarEvent {
  return {
    databaseId: row.databaseId,
    title: row.title,
    summary: row.summary ?? null,
    ...eventTimesOf(row),
    location: locationOf(row),
    url: absoluteUrl(row.uri ?? '/events/'),
  }
}

/** Teasers only, because catalogue rows contain nothing else. */
async function calendarFileOf(rows: readonly StoredRow[]): Promise<string> {
  const { siteName } = await readAs('visitor').global('settings')
  return calendarFile({ name: siteName, url: absoluteUrl('/events/'), events: rows.map(asEvent), madeAt: new Date() })
}

/** GET /events/feed.ics: all public events, for calendar programs that subscribe. */
export async function calendarResponse(request: Request): Promise<Response> {
  const file = await cachedFile('calendar', async () => {
    const rows = await listRows({ postTypes: ['events'], first: LIMITS.postsPageSize })
    return calendarFileOf(rows.filter(({ listed }) => listed))
  })
  return cachedFileResponse(request, file, HEADERS)
}

/** Query of GET /events/feed.ics?event=: the event's databaseId. */
export const eventQuery = z.object({
  event: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Must be the databaseId of an event.')
    .transform(Number),
})

/**
 * GET /events/feed.ics?event=: one event as a file to download.
 * @throws AppError not_found
 */
export async function eventFile({ event }: z.infer<typeof eventQuery>): Promise<Response> {
  const [row] = await rowsByDatabaseId([event])
  if (row?.postType !== 'events') throw new AppError('not_found', 'There is no such event.')
  const headers = { ...HEADERS, 'content-disposition': `attachment; filename="${row.slug}.ics"` }
  return new Response(await calendarFileOf([row]), { headers })
}
