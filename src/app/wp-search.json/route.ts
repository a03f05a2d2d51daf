import { searchIndexResponse } from '@/features/search/search-index'
import { routeMethods } from '@/site/calls/route-methods'
import { searchableUris } from '@/site/searchable-uris'

/** The site's search index: the same for everybody, and so the one call that caches may keep. SPEC 7. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: (request) => searchIndexResponse(request, searchableUris),
})
