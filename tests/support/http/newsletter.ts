import { z } from 'zod'
import { emailsTo } from '../outbox'
import { cookieOf } from './accounts'
import { ownAddress } from './addresses'
import { type ApiResponse, sendRequest } from './client'
import { aWord } from './editor'
import { dataDir } from './tokens'

/** The content type of a form without files. */
export const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** An unused email address. */
export const anEmail = () => `${aWord()}@example.com`

type More = { from?: string; headers?: Record<string, string> }

/** Sends the sign-up form, by default from its own IP address. */
export function subscribe(
  fields: Record<string, string>,
  { from = ownAddress(), headers = {} }: More = {},
): Promise<ApiResponse> {
  return sendRequest('/api/newsletter', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...urlencoded, ...headers },
    from,
  })
}

const subscribers = z.object({
  docs: z.array(
    z.object({
      email: z.string(),
      consentAt: z.iso.datetime(),
      confirmedAt: z.iso.datetime().nullish(),
      unsubscribedAt: z.iso.datetime().nullish(),
    }),
  ),
})

/** The rows of an address, as a manager sees them in the admin. */
export async function rows(email: string) {
  const { json } = await sendRequest(`/cms/api/subscribers?where[email][equals]=${encodeURIComponent(email)}`, {
    cookie: await cookieOf('manager'),
  })
  return subscribers.parse(json).docs
}

/** The emails to an address, oldest first. */
export const emails = (email: string) => emailsTo(email, dataDir())
