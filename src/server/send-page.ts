import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageResponse, Variant } from './page-response'

/** Sends a finished page: whole, its headers alone (HEAD), or the news that nothing changed (304). */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: PageResponse, variant: Variant): void {
  const ifNoneMatch = req.headers['if-none-match']
  if (ifNoneMatch !== undefined && page.status === 200 && matchesEtag(ifNoneMatch, variant.etag)) {
    res.writeHead(304, variant.notModifiedHead)
    res.end()
    return
  }
  res.writeHead(page.status, variant.head)
  if (req.method === 'HEAD') res.end()
  else res.end(variant.body)
}

/** Weak comparison: a proxy on the way may have weakened our tag. RFC 9110 13.1.2. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
