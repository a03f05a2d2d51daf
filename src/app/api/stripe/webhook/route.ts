import { call } from '@/site/calls/call.server'
import { readBoundedBytes } from '@/site/calls/request-body'
import { routeMethods } from '@/site/calls/route-methods.server'
import { receiveWebhook, rejectBody } from '@/features/memberships/stripe/webhook.server'
import { LIMITS } from '@/rules/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    anonymous: true,
    countAs: 'uncounted',
    run: async ({ request }) => {
      const body = await readBoundedBytes(request, LIMITS.webhookMaxBytes).catch(rejectBody)
      return receiveWebhook(body, request.headers.get('stripe-signature'))
    },
  }),
})
