import { transactionRunner } from '@/cms/database/sql-adapter'
import { storedRating } from '@/features/ratings/ratings.server'
import { daysAgo } from '../dates'
import { demoRatings } from '../ratings'
import { writers } from './community-people'
import type { Loading } from './context'

/** What members gave without a word: the demo accounts have rated nothing, so that their own pages begin empty. */
export async function loadRatings(loading: Loading): Promise<void> {
  const { payload, req } = loading
  const run = await transactionRunner(req)
  if (!run) throw new Error('The demo is loaded in a transaction.')
  const people = await writers(loading)
  const { docs } = await payload.find({
    collection: 'recipes',
    select: { databaseId: true, slug: true },
    depth: 0,
    pagination: false,
    req,
  })
  const idOf = new Map(docs.map(({ databaseId, slug }) => [slug, Number(databaseId)]))
  for (const { by, recipe, stars } of demoRatings) {
    const [member, item] = [people.get(by)?.id, idOf.get(recipe)]
    if (member === undefined || item === undefined) throw new Error(`The demo has no ${by} or no ${recipe}.`)
    await run(storedRating(member, item, stars, new Date(daysAgo(1))))
  }
}
