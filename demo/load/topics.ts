import { demoTopics } from '../topics'
import type { Loading } from './context'

/** Finds the ids of topics by their slugs. */
export type TopicsOf = (slugs: readonly string[]) => number[]

/** What movements, meditations, classes, episodes, events and weeks are filed under, before all of them. */
export async function loadTopics({ payload, req }: Loading): Promise<TopicsOf> {
  const ids = new Map<string, number>()
  for (const [order, topic] of demoTopics.entries()) {
    const { id } = await payload.create({ collection: 'categories', data: { ...topic, order }, req })
    ids.set(topic.slug, id)
  }
  return (slugs) => slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined)
}
