import { confirmByLink, linkQuery } from '@/features/newsletter/newsletter'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'anyone', query: linkQuery, run: ({ query }) => confirmByLink(query) }),
})
