import { newsletterForm, signUp } from '@/features/newsletter/newsletter'
import { asPageForForms } from '@/features/newsletter/without-scripts'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

const subscribe = call({
  audience: 'anyone',
  form: newsletterForm,
  run: ({ body, address }) => signUp(body, address),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ POST: asPageForForms(subscribe) })
