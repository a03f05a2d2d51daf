import { routeMethods } from '@/site/calls/route-methods.server'
import { podcastFeedResponse } from '@/site/feeds/feeds.server'

/** The podcast as RSS, the same for every audience. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ GET: podcastFeedResponse })
