import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import type { Audience } from '@/rules/audience'

/** The reviews site and its score, from the settings. */
export type Reviews = { url: string; score: number | null; count: number | null }

/** The reviews site; null if the settings name none, and then there is no bar. */
export async function loadReviews(audience: Audience): Promise<Reviews | null> {
  const { reviews } = await readAs(audience).global('settings')
  return reviews?.url ? { url: reviews.url, score: reviews.score ?? null, count: reviews.count ?? null } : null
}
