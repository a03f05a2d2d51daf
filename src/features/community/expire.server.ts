import 'server-only'
import { boardTag, COMMUNITY_TAG, TOPICS_TAG, topicTag } from '@/rules/cache-tags'
import { bridge } from '@/runtime/bridge'

/** What a change concerns: one topic on a board, and whether its title or its place in lists changed too. */
type Change = { board: number; topic?: number; titles?: boolean }

/** Expires the pages that show a topic or its board. Call it after the commit. */
export function expireTopic({ board, titles = false, topic }: Change): void {
  const tags = [boardTag(board)]
  if (topic !== undefined) tags.push(topicTag(topic))
  if (titles) tags.push(TOPICS_TAG)
  bridge().server?.expire(tags)
}

/** Expires every page of the community: for what moderators do, which can concern several boards. After the commit. */
export function expireCommunity(): void {
  bridge().server?.expire([COMMUNITY_TAG, TOPICS_TAG])
}
