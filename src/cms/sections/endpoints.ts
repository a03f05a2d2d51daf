import { randomBytes } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { rowIdParam } from '@/rules/schemas'
import { withNewIds } from '@/rules/sections/new-ids'
import { staff } from '../access/rules'

/** A section as a page's form shows it. */
export type SectionState = {
  title: string
  /** `published` also with unpublished changes; `draft` for one that visitors do not see. */
  state: 'published' | 'draft' | 'trash'
  blocks: number
}

/** The section of a request: as published, or its newest draft if it is not. @throws APIError 403 or 404 */
async function sectionOf(req: PayloadRequest) {
  if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
  const { data: id } = rowIdParam.safeParse(req.routeParams?.id)
  const read = (draft: boolean) =>
    id === undefined
      ? null
      : req.payload.findByID({ collection: 'sections', id, depth: 0, disableErrors: true, draft, trash: true, req })
  const main = await read(false)
  const section = main?._status === 'published' ? main : await read(true)
  if (!section) throw new APIError('There is no such section.', 404, null, true)
  return section
}

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

/** `GET /:id/state`: what a page's form says about a section, for staff. */
export const sectionStateEndpoint: Endpoint = {
  path: '/:id/state',
  method: 'get',
  handler: async (req) => {
    const { _status, deletedAt, layout, title } = await sectionOf(req)
    const state = deletedAt ? 'trash' : _status === 'published' ? 'published' : 'draft'
    return answer({ title, state, blocks: layout?.length ?? 0 } satisfies SectionState)
  },
}

/** `GET /:id/copy`: the blocks of a section with new ids, to be put into a page, for staff. */
export const sectionCopyEndpoint: Endpoint = {
  path: '/:id/copy',
  method: 'get',
  handler: async (req) => {
    const { layout } = await sectionOf(req)
    return answer({ blocks: withNewIds(layout ?? [], () => randomBytes(12).toString('hex')) })
  },
}
