import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { newsletterForm, requestSubscription } from '@/features/newsletter/newsletter.server'
import { withHtmlResponse } from '@/features/newsletter/no-script-response.server'

const subscribe = call({
  audience: 'anyone',
  form: newsletterForm,
  run: ({ body, address }) => requestSubscription(body, address),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ POST: withHtmlResponse(subscribe) })
