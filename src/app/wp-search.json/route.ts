import { searchIndexAnswer } from '@/features/search/search-index'
import { methods } from '@/site/calls/methods'
import { findableAddresses } from '@/site/findable-addresses'

/** The site's search index: the same for everybody, and so the one call that caches may keep. SPEC 7. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => searchIndexAnswer(request, findableAddresses),
})
