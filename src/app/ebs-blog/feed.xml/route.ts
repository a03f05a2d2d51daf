import { routeMethods } from '@/site/calls/route-methods.server'
import { articleFeedResponse } from '@/site/feeds/feeds.server'

/** The articles as RSS, the same for every audience. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ GET: articleFeedResponse })
