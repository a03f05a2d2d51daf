import { z } from 'zod'
import { emailsTo } from '../outbox'
import { cookieOf } from './accounts'
import { ownAddress } from './addresses'
import { type ApiResponse, ask } from './client'
import { aWord } from './editor'
import { dataDir } from './tokens'

/** The header of a form as a browser sends it without files. */
export const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** An address that nobody has. */
export const anEmail = () => `${aWord()}@example.com`

type More = { from?: string; headers?: Record<string, string> }

/** Sends the sign-up form, from an address of the internet of its own unless told otherwise. */
export function subscribe(
  fields: Record<string, string>,
  { from = ownAddress(), headers = {} }: More = {},
): Promise<ApiResponse> {
  return ask('/api/newsletter', {
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
  const { json } = await ask(`/cms/api/subscribers?where[email][equals]=${encodeURIComponent(email)}`, {
    cookie: await cookieOf('manager'),
  })
  return subscribers.parse(json).docs
}

/** The letters to an address, oldest first. */
export const emails = (email: string) => emailsTo(email, dataDir())
