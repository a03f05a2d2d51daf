import { routeMethods } from '@/site/calls/route-methods'
import { articleFeedResponse } from '@/site/feeds/feeds'

/** The articles as RSS. The same for everybody. DESIGN 7. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ GET: articleFeedResponse })
