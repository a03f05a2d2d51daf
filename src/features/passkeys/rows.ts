import 'server-only'
import { createHash } from 'node:crypto'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client'
import type { Passkey } from '@/payload-types'

/** A row as the database has it; `member` is an id. */
export type PasskeyRow = Omit<Passkey, 'member'> & { member: number }

async function findPasskeys(where: Where): Promise<PasskeyRow[]> {
  const payload = await asSystem('the passkeys of the person who asks, or who signs in')
  const { docs } = await payload.db.find<PasskeyRow>({ collection: 'passkeys', where, sort: 'id', pagination: false })
  return docs
}

/** The passkeys of a person, the oldest first. */
export const passkeysOf = (member: number) => findPasskeys({ member: { equals: member } })

/** The passkey that an authenticator calls by this name. */
export const findPasskey = async (credentialId: string): Promise<PasskeyRow | undefined> =>
  (await findPasskeys({ credentialId: { equals: credentialId } }))[0]

/**
 * What authenticators know a person by: always the same, so that a device which makes a second passkey replaces the
 * first; and nothing that a person could be recognised by.
 */
export const userHandleOf = (member: number) => createHash('sha256').update(`passkeys of ${member}`).digest()
