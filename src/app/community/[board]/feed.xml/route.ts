import { routeMethods } from '@/site/calls/route-methods.server'
import { communityFeedResponse } from '@/site/feeds/community.server'

/** The board is the last part but one of the path. */
const boardOf = (request: Request) => new URL(request.url).pathname.split('/').filter(Boolean).at(-2) ?? ''

/** The newest topics of one public board as RSS, the same for every audience. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: (request) => communityFeedResponse(request, boardOf(request)),
})
