import { transactionRunner } from '@/cms/database/sql-adapter'
import { storedRating } from '@/features/ratings/ratings.server'
import { daysAgo } from '../dates'
import { demoRatings } from '../ratings'
import type { Community } from './community-steps'

/** What members gave without a word: the demo accounts have rated nothing, so that their own pages begin empty. */
export async function loadRatings({ loading: { payload, req }, personOf }: Community): Promise<void> {
  const run = await transactionRunner(req)
  const { docs } = await payload.find({
    collection: 'recipes',
    select: { databaseId: true, slug: true },
    depth: 0,
    pagination: false,
    req,
  })
  const idOf = new Map(docs.map(({ databaseId, slug }) => [slug, Number(databaseId)]))
  for (const { by, recipe, stars } of demoRatings) {
    const id = idOf.get(recipe)
    if (id === undefined) throw new Error(`The demo has no ${recipe} in recipes.`)
    await run?.(storedRating(personOf(by).id, id, stars, new Date(daysAgo(1))))
  }
}
