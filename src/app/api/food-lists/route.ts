import { foodLists } from '@/features/food-lists/food-lists'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({ audience: 'member', run: ({ viewer }) => foodLists(viewer.audience) }),
})
