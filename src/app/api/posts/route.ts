import { posts, postsQuery } from '@/catalogue/calls'
import { call } from '@/site/calls/call'

export const GET = call({
  audience: 'anyone',
  query: postsQuery,
  run: ({ query, viewer }) => posts(query, viewer.audience),
})
