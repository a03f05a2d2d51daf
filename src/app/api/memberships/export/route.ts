import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { exportMemberships } from '@/features/memberships/export.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'staff',
    run: async ({ viewer }) =>
      new Response(await exportMemberships(viewer), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="memberships.csv"',
        },
      }),
  }),
})
