import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { exportData } from '@/features/accounts/export-data.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'member',
    async run({ headers, viewer }) {
      const data = await exportData(viewer)
      headers.set('content-disposition', 'attachment; filename="my-data.json"')
      return data
    },
  }),
})
