import type { Payload, PayloadRequest } from 'payload'

/** What every step of the load works with: the CMS, and the request that holds the one transaction. */
export interface Loading {
  payload: Payload
  req: PayloadRequest
}
