import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JWTPayload, SignJWT } from 'jose'
import { signingKey } from '@/runtime/session-token'

/** The data folder of the server under test, which npm test names. */
export function dataDir(): string {
  const folder = process.env.TEST_DATA_DIR
  if (!folder) throw new Error('TEST_DATA_DIR is not set: name the data folder of the server at TEST_BASE_URL.')
  return folder
}

const MINUTE_S = 60

/** The claims of a premium member's token; `parts` overrides them. */
export function premiumClaims(parts: JWTPayload = {}): JWTPayload {
  const exp = Math.floor(Date.now() / 1000) + 30 * MINUTE_S
  return {
    id: 3,
    collection: 'users',
    email: 'premium@example.com',
    role: 'member',
    plan: 'premium',
    sid: 'none',
    exp,
    ...parts,
  }
}

/** The secret that the server under test signs with. */
export const serverSecret = () => readFileSync(join(dataDir(), 'secret'), 'utf8').trim()

/** A Cookie header with these claims, signed with the server's own key. */
export function signedWithOurKey(claims: JWTPayload): Promise<string> {
  return signedWith(serverSecret(), claims)
}

/** A Cookie header with these claims, signed with a key made from any secret. */
export async function signedWith(secret: string, claims: JWTPayload): Promise<string> {
  return `ebs-token=${await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(signingKey(secret))}`
}

/** A Cookie header with a token that is not signed at all. */
export function unsigned(claims: JWTPayload): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `ebs-token=${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
