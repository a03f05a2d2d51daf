import { newsletterForm, requestSubscription } from '@/features/newsletter/newsletter'
import { withHtmlResponse } from '@/features/newsletter/no-script-response'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

const subscribe = call({
  audience: 'anyone',
  form: newsletterForm,
  run: ({ body, address }) => requestSubscription(body, address),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ POST: withHtmlResponse(subscribe) })
