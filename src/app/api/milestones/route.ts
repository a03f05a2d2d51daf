import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { celebrate, celebrateBody, milestonesOf, milestonesQuery } from '@/features/milestones/milestones.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: milestonesQuery, run: ({ query, viewer }) => milestonesOf(viewer, query) }),
  POST: call({ audience: 'member', body: celebrateBody, run: ({ body, viewer }) => celebrate(viewer, body) }),
})
