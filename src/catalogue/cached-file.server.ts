import 'server-only'
import { etagOf, matchesEtag } from '@/rules/etag'
import { cached } from '@/runtime/cached'

/** A file as it is sent, and its ETag. */
export type CachedFile = { body: string; etag: string }

/**
 * A file that is the same for every audience, created once until one of its cache tags expires.
 * @param key its key among all cached values
 */
export function cachedFile(key: string, make: () => Promise<string>): Promise<CachedFile> {
  return cached(key, async () => {
    const body = await make()
    return { body, etag: etagOf(body) }
  })
}

/**
 * Responds with a file, or 304 if the client has it. Caches may store it and must revalidate it.
 * @param headers its type and other headers
 */
export function cachedFileResponse(
  request: Request,
  { body, etag }: CachedFile,
  headers: Record<string, string>,
): Response {
  const cacheHeaders = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: cacheHeaders })
  return new Response(body, { headers: { ...cacheHeaders, ...headers } })
}
