import { type Audience, isAudience } from './audience'

/**
 * Whether the page of a program's week shows the week whole or only its opening, which differs by member; null for all
 * other pages (docs/product.md#programs).
 */
export type WeekView = 'open' | 'closed' | null

/** What a page's render depends on, beside its path. */
export type PageView = { audience: Audience; openWeek: boolean }

const OPEN_WEEK = '-open-week'

/** The route segment of a view. Without a mark, a week's page shows its opening only: a mistake closes, never opens. */
export const viewSegment = (audience: Audience, week: WeekView): string =>
  week === 'open' ? `${audience}${OPEN_WEEK}` : audience

/** The view of a route segment; null if there is none. */
export function pageViewOf(segment: string): PageView | null {
  const openWeek = segment.endsWith(OPEN_WEEK)
  const audience = openWeek ? segment.slice(0, -OPEN_WEEK.length) : segment
  return isAudience(audience) ? { audience, openWeek } : null
}
