import { z } from 'zod'
import { sendRequest } from './client'
import { demo } from './demo'

/** The demo's items with a video, with their paths. */
export const ITEMS_WITH_VIDEO = [
  ...demo.movements.map((item) => ({ ...item, path: `/movements/${item.slug}/`, postType: 'movementGuides' })),
  ...demo.meditations.map((item) => ({ ...item, path: `/meditations/${item.slug}/`, postType: 'guidedMeditations' })),
]
/** One for each type and plan: the others share the code that locks them. */
export const LOCKED = ITEMS_WITH_VIDEO.filter(
  ({ postType, requiredPlan }, at) =>
    requiredPlan !== 'none' &&
    ITEMS_WITH_VIDEO.findIndex((other) => other.postType === postType && other.requiredPlan === requiredPlan) === at,
)
const isList = z.object({ posts: z.array(z.object({ slug: z.string(), databaseId: z.number() })) })

export type VideoItem = { postType: string; slug: string }

/** The databaseId of an item. @param from an address of {@link ownAddress} */
export async function idOf({ postType, slug }: VideoItem, from?: string): Promise<number> {
  const { json } = await sendRequest(`/api/posts/?postType=${postType}&first=100`, { from })
  const item = isList.parse(json).posts.find((post) => post.slug === slug)
  if (!item) throw new Error(`There is no ${postType} ${slug}.`)
  return item.databaseId
}

/** The response of GET /api/videos/source for an uploaded file. */
export const isPlayable = z.strictObject({
  video: z.strictObject({
    title: z.string(),
    source: z.strictObject({ kind: z.literal('file'), src: z.string(), type: z.literal('video/mp4') }),
    posterUrl: z.string(),
    captionsUrl: z.string(),
    chapters: z.array(z.strictObject({ startS: z.number(), title: z.string() })),
    transcript: z.string().nullable(),
    resumeS: z.number(),
  }),
})
