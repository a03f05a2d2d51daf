import { foodLists } from '@/features/food-lists/food-lists'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => foodLists(viewer.audience) }),
})
