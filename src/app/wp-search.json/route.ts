import { routeMethods } from '@/site/calls/route-methods.server'
import { searchIndexResponse } from '@/features/search/search-index.server'
import { communitySearchItems } from '@/site/community/community-search-items.server'
import { searchableUris } from '@/site/searchable-uris.server'

/** The search index of the site: the same for every audience, so caches may store it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: (request) => searchIndexResponse(request, searchableUris, communitySearchItems),
})
