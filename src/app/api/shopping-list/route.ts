import { requireAccount } from '@/features/session/viewer'
import { listBody, saveSyncedList, syncedList } from '@/features/shopping-list/synced-list'
import { AppError } from '@/rules/app-error'
import { CallResponse, call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

const conflict = new AppError('conflict', 'The list has been changed on another device.')

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'member',
    // Whose it is, so that a tab which has missed a change of person does not take it for another's.
    run: async ({ viewer }) => ({ ...(await syncedList(viewer)), userId: requireAccount(viewer).id }),
  }),
  POST: call({
    audience: 'member',
    body: listBody,
    async run({ body, viewer }) {
      const kept = await saveSyncedList(viewer, body)
      // The other device's list goes along, so that this one can put the two together and send them again.
      return kept.conflict ? new CallResponse(conflict.status, { ...conflict.toJSON(), list: kept.list }) : kept.list
    },
  }),
})
