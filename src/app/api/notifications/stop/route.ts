import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { stopByLink, stopQuery } from '@/features/community/emails/stop-emails.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  // The address in an email's List-Unsubscribe header. Opened by a mail scanner or in a browser it changes nothing.
  GET: call({
    audience: 'anyone',
    anonymous: true,
    query: stopQuery,
    run: ({ query: { token } }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/notifications/stop/?token=${encodeURIComponent(token)}` },
      }),
  }),
  POST: call({ audience: 'anyone', query: stopQuery, run: ({ query }) => stopByLink(query) }),
})
