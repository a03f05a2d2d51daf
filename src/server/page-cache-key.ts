import type { Audience } from '@/rules/audience'
import type { WeekView } from '@/rules/page-view'
import type { Payload } from './navigation'

/**
 * The cache key of a page. Paths, payload names and audiences contain no line break.
 * @param week both views of a week's page have keys of their own, so that a page that was found by audience, path and
 * payload alone is the same for every member
 */
export function pageCacheKey(audience: Audience, path: string, payload: Payload, week: WeekView = null): string {
  return week === null ? `${audience}\n${payload}\n${path}` : `${audience}\n${payload}\n${path}\n${week}`
}
