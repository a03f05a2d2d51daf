import { z } from 'zod'
import { scheduledJob } from '@/cms/scheduled/job'
import type { PostType } from '@/model/content-types'
import { titleOf } from './drafts'
import { accessArgs, canWrite, type DashboardUser, type PendingItems } from './reader'

export type Scheduled = {
  jobId: number
  postType: PostType
  id: number
  title: string
  action: 'publish' | 'unpublish'
  at: string
  /** It is due and failed; it is not retried. */
  failed: boolean
}

const titled = z.object({ id: z.number(), title: z.string().nullish() })

/** Scheduled publishes and unpublishes of the types that the user can write; soonest first. */
export async function scheduled(reader: DashboardUser): Promise<PendingItems<Scheduled>> {
  const types = new Set<PostType>(canWrite(reader))
  if (types.size === 0) return { count: 0, items: [] }
  // No user may read jobs, so this query skips access control. The titles are then read with the user's own access, and
  // jobs without a readable title are dropped.
  const { docs } = await reader.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    select: { input: true, waitUntil: true, hasError: true },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  })
  const jobs = docs.flatMap((doc) => {
    const { success, data } = scheduledJob.safeParse(doc)
    return success && types.has(data.input.doc.relationTo) ? [data] : []
  })
  const titles = await titlesOf(
    jobs.map(({ input }) => input.doc),
    reader,
  )
  const items = jobs.flatMap(({ id: jobId, waitUntil: at, hasError, input: { type: action, doc } }): Scheduled[] => {
    const title = titles.get(keyOf(doc.relationTo, doc.value))
    if (title === undefined) return []
    return [{ jobId, postType: doc.relationTo, id: doc.value, title, action, at, failed: hasError === true }]
  })
  return { count: items.length, items }
}

const keyOf = (postType: PostType, id: number) => `${postType} ${id}`

/** The newest titles of these documents; documents that the user cannot read are left out. */
async function titlesOf(wanted: { relationTo: PostType; value: number }[], reader: DashboardUser) {
  const types = [...new Set(wanted.map(({ relationTo }) => relationTo))]
  const found = await Promise.all(
    types.map(async (postType) => {
      const ids = wanted.filter(({ relationTo }) => relationTo === postType).map(({ value }) => value)
      const { docs } = await reader.payload.find({
        collection: postType,
        draft: true,
        where: { id: { in: ids } },
        select: { title: true },
        pagination: false,
        ...accessArgs(reader),
      })
      return titled
        .array()
        .parse(docs)
        .map(({ id, title }): [string, string] => [keyOf(postType, id), titleOf(title)])
    }),
  )
  return new Map(found.flat())
}
