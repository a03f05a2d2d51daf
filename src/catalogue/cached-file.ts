import 'server-only'
import { createHash } from 'node:crypto'
import { cached } from '@/server/bridge'

/** A file as it is sent, and the name of just this state of it. */
export type CachedFile = { body: string; etag: string }

/**
 * A file that is the same for everybody, made once until something changes that it was made from.
 * @param key names it among all that is cached
 */
export function cachedFile(key: string, make: () => Promise<string>): Promise<CachedFile> {
  return cached(key, async () => {
    const body = await make()
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  })
}

/** Whether a browser has this state already. A proxy on the way may have weakened the tag. RFC 9110 13.1.2 */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const etags = ifNoneMatch?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? []
  return etags.includes('*') || etags.includes(etag)
}

/**
 * Answers with a file, or with the news that nothing has changed. Caches may keep it, and ask each time.
 * @param headers its type, and what else it needs
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
