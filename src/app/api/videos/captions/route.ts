import { captionsFile, captionsQuery } from '@/features/watching/captions'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({
    audience: 'anyone',
    query: captionsQuery,
    run: ({ query, viewer }) => captionsFile(query, viewer.audience),
  }),
})
