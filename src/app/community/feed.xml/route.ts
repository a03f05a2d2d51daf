import { routeMethods } from '@/site/calls/route-methods.server'
import { communityFeedResponse } from '@/site/feeds/community.server'

/** The newest topics of public boards as RSS, the same for every audience. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: (request) => communityFeedResponse(request, null),
})
