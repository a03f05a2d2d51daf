import { createComment } from '@/features/community/comments.server'
import { type CommentedItem, commentedItems } from '../community/comments'
import { daysAgo } from '../dates'
import { bodyWithPicture, type Community, reactionsOn, type Step } from './community-steps'

async function databaseIdOf({ loading: { payload, req } }: Community, { slug, type }: CommentedItem): Promise<number> {
  const { docs } = await payload.find({
    collection: type,
    where: { slug: { equals: slug } },
    select: { databaseId: true },
    depth: 0,
    limit: 1,
    req,
  })
  const databaseId = docs[0]?.databaseId
  if (typeof databaseId !== 'number') throw new Error(`The demo has no ${slug} in ${type}.`)
  return databaseId
}

/** Everything that happens in the comments on items. */
export async function stepsOfComments(community: Community): Promise<Step[]> {
  const steps: Step[] = []
  for (const commented of commentedItems) {
    const item = await databaseIdOf(community, commented)
    for (const comment of commented.comments) {
      const { by, stars, tried } = comment
      const atMs = Date.parse(daysAgo(comment.daysAgo))
      let posted = 0
      const act = async (now: Date) => {
        const body = await bodyWithPicture(community, comment)
        const { viewer } = community.personOf(by)
        const { outcome, post } = await createComment(viewer, { item, body, stars, tried }, now)
        if (outcome !== 'posted') throw new Error(`A comment of ${by} is ${outcome}.`)
        posted = post.id
      }
      steps.push({ atMs, act }, ...reactionsOn(community, comment, () => posted, atMs))
    }
  }
  return steps
}
