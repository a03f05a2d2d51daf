import { restrictedPosts, restrictedQuery } from '@/catalogue/calls'
import { call } from '@/site/calls/call'

export const GET = call({
  audience: 'anyone',
  query: restrictedQuery,
  run: ({ query, viewer }) => restrictedPosts(query, viewer.audience),
})
