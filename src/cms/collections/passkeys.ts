import type { CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { denyByDefault } from '../access/deny-by-default'

/**
 * What a person signs in with in place of a password: the public half of a key that never leaves their device. Read and
 * written by src/features/passkeys alone; nobody sees it over REST, GraphQL or in the admin.
 */
export const Passkeys: CollectionConfig = {
  slug: 'passkeys',
  labels: { singular: 'Passkey', plural: 'Passkeys' },
  admin: { hidden: true },
  graphQL: false,
  access: denyByDefault({}),
  fields: [
    { name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: LIMITS.passkeyNameMaxChars },
    // The credential's own name, key and use counter, as WebAuthn gives them; the first two in base64url.
    { name: 'credentialId', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true, min: 0 },
    // How a browser reaches the device that has it, with spaces between.
    { name: 'transports', type: 'text' },
    { name: 'lastUsedAt', type: 'date' },
  ],
}

/** What a passkey is asked to sign: good once, for five minutes, for the one who asked. In the database, since the answer may reach another process. */
export const PasskeyChallenges: CollectionConfig = {
  slug: 'passkeyChallenges',
  admin: { hidden: true },
  graphQL: false,
  access: denyByDefault({}),
  timestamps: false,
  fields: [
    { name: 'challenge', type: 'text', required: true, unique: true },
    // Who adds a passkey by it; 0 for signing in. No relation: it outlives nobody by more than five minutes.
    { name: 'memberId', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
