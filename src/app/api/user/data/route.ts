import { ownData } from '@/features/accounts/own-data'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({
    audience: 'member',
    async run({ headers, viewer }) {
      const data = await ownData(viewer)
      headers.set('content-disposition', 'attachment; filename="my-data.json"')
      return data
    },
  }),
})
