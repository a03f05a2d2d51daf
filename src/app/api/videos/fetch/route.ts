import { videos, videosQuery } from '@/catalogue/calls'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({
    audience: 'anyone',
    query: videosQuery,
    run: ({ query, viewer }) => videos(query, viewer.audience),
  }),
})
