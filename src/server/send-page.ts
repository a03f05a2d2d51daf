import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@/rules/etag'
import type { FinishedPage, Variant } from './page-response'

/** Sends a finished page: in full, only its headers (HEAD), or 304 if the client has it already. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Pick<FinishedPage, 'status'>,
  variant: Variant,
): void {
  if (page.status === 200 && matchesEtag(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, variant.head.slice(0, variant.notModified))
    res.end()
    return
  }
  res.writeHead(page.status, variant.head)
  if (req.method === 'HEAD') res.end()
  else res.end(variant.body)
}
