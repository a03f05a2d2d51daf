import 'server-only'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'
import { relyingParty } from '@/rules/passkeys'
import { siteOrigin } from '@/runtime/env'
import type { addBody, signInBody } from './bodies.server'
import { ANY_USER, consumeChallenge, parseChallenge } from './challenges.server'
import { type PasskeyRow, userHandleOf } from './rows.server'

/** What is stored of a new passkey; `transports` are separated by spaces. */
export type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string | null }

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/**
 * Device certificates were not requested and are not trusted; verifying them would make the server fetch URLs that
 * they contain.
 */
function hasCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(bytesOf(attestationObject))
  const selfSigned = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  return attestation.get('fmt') !== 'none' && !selfSigned
}

/**
 * Verifies a new passkey.
 * @param member who requested it
 * @returns null unless it signs a challenge of theirs, for this origin, with user verification
 */
export async function verifyNewPasskey(
  response: z.infer<typeof addBody>['response'],
  member: number,
): Promise<NewPasskey | null> {
  const challenge = parseChallenge(response.response.clientDataJSON)
  if (challenge === null || !(await consumeChallenge(challenge, member))) return null
  const { id, origin } = relyingParty(siteOrigin())
  try {
    if (hasCertificates(response.response.attestationObject)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (!registrationInfo) return null
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: textOf(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports?.join(' ') || null,
    }
  } catch {
    // The library throws for any mismatch, and every one gets the same response.
    return null
  }
}

/**
 * Verifies the signature of a passkey over one of our challenges, for this origin, with user verification.
 * @returns its signature counter (0: it does not count); null if the signature is invalid
 */
export async function verifyPasskeyCounter(
  passkey: PasskeyRow,
  response: z.infer<typeof signInBody>['response'],
): Promise<number | null> {
  const { clientDataJSON, userHandle } = response.response
  const challenge = parseChallenge(clientDataJSON)
  if (challenge === null || !(await consumeChallenge(challenge, ANY_USER))) return null
  if (userHandle !== textOf(userHandleOf(passkey.member))) return null
  const { id, origin } = relyingParty(siteOrigin())
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: bytesOf(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
