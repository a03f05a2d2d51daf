import 'server-only'
import { createHash } from 'node:crypto'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import type { Passkey } from '@/payload-types'

/** A row of the database; `member` is an id. */
export type PasskeyRow = Omit<Passkey, 'member'> & { member: number }

async function findPasskeys(where: Where): Promise<PasskeyRow[]> {
  const payload = await asSystem('the passkeys of a user')
  const { docs } = await payload.db.find<PasskeyRow>({ collection: 'passkeys', where, sort: 'id', pagination: false })
  return docs
}

/** The passkeys of a user, the oldest first. */
export const passkeysOf = (member: number) => findPasskeys({ member: { equals: member } })

/** The passkey with this credential id. */
export const findPasskey = async (credentialId: string): Promise<PasskeyRow | undefined> =>
  (await findPasskeys({ credentialId: { equals: credentialId } }))[0]

/**
 * The WebAuthn user handle: stable, so that a device replaces the passkey of the same account, and without personal
 * data.
 */
export const userHandleOf = (member: number) => createHash('sha256').update(`passkeys of ${member}`).digest()
