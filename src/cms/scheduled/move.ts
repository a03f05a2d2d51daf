import { APIError, type Endpoint, getAccessResults, type Where } from 'payload'
import { z } from 'zod'
import { rowIdParam } from '@/rules/schemas'
import { staff } from '../access/rules'
import { parseBody, UNREADABLE } from '../documents/endpoint'
import { requirePublisher } from '../review/required'
import { scheduledJob } from './job'

const body = z.object({ at: z.iso.datetime() })
const gone = () => new APIError('This is no longer planned. Reload the page.', 404, null, true)

/**
 * POST /cms/api/scheduled/:id/move, with `at`: plans a publish or unpublish for another time, for those who may change
 * the document. @throws APIError 400 for a time that is over, 403, 404 for one that is done, failed or running
 */
export const moveScheduled: Endpoint = {
  path: '/scheduled/:id/move',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
    const data = await parseBody(req, body, UNREADABLE)
    const jobId = rowIdParam.safeParse(req.routeParams?.id)
    if (!jobId.success) throw gone()
    const pending: Where = {
      and: [
        { id: { equals: jobId.data } },
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { processing: { not_equals: true } },
        { hasError: { not_equals: true } },
      ],
    }
    const { docs } = await req.payload.find({ collection: 'payload-jobs', where: pending, depth: 0, limit: 1, req })
    const job = scheduledJob.safeParse(docs[0])
    if (!job.success) throw gone()
    const { collections } = await getAccessResults({ req })
    if (!collections?.[job.data.input.doc.relationTo]?.update)
      throw new APIError('Your role does not include this.', 403, null, true)
    await requirePublisher(req)
    if (Date.parse(data.at) <= Date.now()) throw new APIError('That time is over. Choose a later day.', 400, null, true)
    const moved = await req.payload.update({
      collection: 'payload-jobs',
      where: pending,
      data: { waitUntil: data.at },
      depth: 0,
      req,
    })
    if (moved.docs.length === 0) throw gone()
    return Response.json({ at: data.at }, { headers: { 'cache-control': 'no-store' } })
  },
}
