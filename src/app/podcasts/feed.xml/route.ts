import { routeMethods } from '@/site/calls/route-methods'
import { podcastFeedResponse } from '@/site/feeds/feeds'

/** The podcast as RSS. The same for everybody. DESIGN 7. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ GET: podcastFeedResponse })
