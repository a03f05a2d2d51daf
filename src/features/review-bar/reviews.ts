import 'server-only'
import { readAs } from '@/cms/client'
import type { Audience } from '@/rules/audience'

/** What people say of us elsewhere, from the settings. */
export type Reviews = { url: string; score: number | null; count: number | null }

/** The reviews site; null where the settings name none, and then nobody is invited there. */
export async function loadReviews(audience: Audience): Promise<Reviews | null> {
  const { reviews } = await readAs(audience).global('settings')
  return reviews?.url ? { url: reviews.url, score: reviews.score ?? null, count: reviews.count ?? null } : null
}
