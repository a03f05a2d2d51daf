import { receiveWebhook } from '@/features/memberships/stripe/webhook.server'
import { LIMITS } from '@/rules/limits'
import { call } from '@/site/calls/call.server'
import { readBoundedBytes } from '@/site/calls/request-body'
import { routeMethods } from '@/site/calls/route-methods.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    anonymous: true,
    countAs: 'uncounted',
    run: async ({ request }) =>
      receiveWebhook(await readBoundedBytes(request, LIMITS.webhookMaxBytes), request.headers.get('stripe-signature')),
  }),
})
