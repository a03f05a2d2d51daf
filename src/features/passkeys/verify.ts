import 'server-only'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'
import { siteOrigin } from '@/features/mail/site-origin'
import { relyingParty } from '@/rules/passkeys'
import type { addBody, signInBody } from './bodies'
import { ANY_USER, consumeChallenge, parseChallenge } from './challenges'
import { type PasskeyRow, userHandleOf } from './rows'

/** What is kept of a new passkey; `transports` with spaces between. */
export type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string | null }

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/**
 * A device's certificates were not asked for and say nothing to us; to check them would also lead the server to
 * addresses that stand in them.
 */
function hasCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(bytesOf(attestationObject))
  const selfSigned = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  return attestation.get('fmt') !== 'none' && !selfSigned
}

/**
 * Reads the passkey that a browser says it has made.
 * @param member who was asked to
 * @returns null unless it answers a challenge of theirs, here, by a person whom their device knows
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
    // The library throws for whatever does not fit, and whoever sent it is told the same.
    return null
  }
}

/**
 * Whether a passkey has signed a challenge of ours, here, for a person whom their device knows.
 * @returns how often it has been used, as it says itself (0: it does not count); null when it has not
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
