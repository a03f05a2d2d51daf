import { demoTopics } from '../topics'
import type { Loading } from './context'

/** Ids of the topics by slug. */
export type TopicIds = ReadonlyMap<string, number>

/** The topics, before what is filed under them. */
export async function loadTopics({ payload, req }: Loading): Promise<TopicIds> {
  const ids = new Map<string, number>()
  for (const [order, topic] of demoTopics.entries()) {
    const { id } = await payload.create({ collection: 'categories', data: { ...topic, order }, req })
    ids.set(topic.slug, id)
  }
  return ids
}

/** The ids of an item's topics. */
export function filedUnder(topics: readonly string[], topicIds: TopicIds): number[] {
  return topics.map((slug) => topicIds.get(slug)).filter((id) => id !== undefined)
}
