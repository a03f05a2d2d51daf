import type { CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { denyByDefault } from '../access/deny-by-default'

/**
 * WebAuthn credentials: the public key of a key pair that never leaves the user's device. Read and written only by
 * src/features/passkeys; not accessible over REST, GraphQL or the admin.
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
    // Credential id, public key and signature counter as WebAuthn defines them; the first two in base64url.
    { name: 'credentialId', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true, min: 0 },
    // WebAuthn transports, separated by spaces.
    { name: 'transports', type: 'text' },
    { name: 'lastUsedAt', type: 'date' },
  ],
}

/**
 * WebAuthn challenges: single use, valid for five minutes, for one user. Stored in the database because another process
 * may get the response.
 */
export const PasskeyChallenges: CollectionConfig = {
  slug: 'passkeyChallenges',
  admin: { hidden: true },
  graphQL: false,
  access: denyByDefault({}),
  timestamps: false,
  fields: [
    { name: 'challenge', type: 'text', required: true, unique: true },
    // The user who adds a passkey; 0 for signing in. Not a relation, because a challenge expires after five minutes.
    { name: 'memberId', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
