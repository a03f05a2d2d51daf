import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage, Variant } from './finished-page'

/** Sends a finished page: whole, its headers alone (HEAD), or the news that nothing changed (304). */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: FinishedPage, variant: Variant): void {
  const known = req.headers['if-none-match']
  if (known !== undefined && page.status === 200 && knows(known, variant.etag)) {
    res.writeHead(304, variant.notModifiedHead)
    res.end()
    return
  }
  res.writeHead(page.status, variant.head)
  if (req.method === 'HEAD') res.end()
  else res.end(variant.body)
}

/** Weak comparison: a proxy on the way may have weakened our tag. RFC 9110 13.1.2. */
function knows(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
