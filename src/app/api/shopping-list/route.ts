import { CallResponse, call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { listBody, saveSyncedList, syncedList } from '@/features/shopping-list/synced-list.server'
import { requireAccount } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'

const conflict = new AppError('conflict', 'The list has been changed on another device.')

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'member',
    // With the user's id, so that a tab that missed a sign-in as another user does not show the wrong list.
    run: async ({ viewer }) => ({ ...(await syncedList(viewer)), userId: requireAccount(viewer).id }),
  }),
  POST: call({
    audience: 'member',
    body: listBody,
    async run({ body, viewer }) {
      const saved = await saveSyncedList(viewer, body)
      // A conflict includes the stored list, so that the device can merge the two and send the result.
      return saved.conflict ? new CallResponse(conflict.status, { ...conflict.toJSON(), list: saved.list }) : saved.list
    },
  }),
})
