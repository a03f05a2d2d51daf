import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; user?: { id: string } }

/** Parts of the response that differ from what a browser on this site would send. */
type Overrides = {
  origin?: string
  rpId?: string
  /** Whether the device has verified its user. */
  verified?: boolean
  counter?: number
  challenge?: string
  userHandle?: string
  /** An attestation other than `none`. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** ES256 on P-256, as COSE writes a key (RFC 9053). */
function coseKey(jwk: { x?: string; y?: string }): Uint8Array {
  const part = (value = '') => new Uint8Array(Buffer.from(value, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(jwk.x)],
      [-3, part(jwk.y)],
    ]),
  )
}

/**
 * A device with one passkey: makes the responses of WebAuthn's `create` and `get` for the options of our calls, and
 * counts its signatures.
 * @param site origin of the page that its browser shows
 */
export function anAuthenticator(site = 'http://localhost:3000') {
  const { hostname, origin: here } = new URL(site)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0
  // No user handle until a passkey is created.
  let userHandle = 'bm9ib2R5'

  const clientData = (type: string, { challenge }: Options, overrides: Overrides) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: overrides.challenge ?? challenge,
        origin: overrides.origin ?? here,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (overrides: Overrides, key?: Uint8Array) => {
    const flags = USER_PRESENT | (overrides.verified === false ? 0 : USER_VERIFIED) | (key ? HAS_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(overrides.counter ?? uses, 1)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = key ? [Buffer.alloc(16), length, id, key] : []
    return Buffer.concat([sha256(overrides.rpId ?? hostname), head, ...attested])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    credentialId: text(id),

    create(options: Options, overrides: Overrides = {}) {
      userHandle = options.user?.id ?? userHandle
      const { attStmt, fmt } = overrides.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authenticatorData(overrides, coseKey(publicKey.export({ format: 'jwk' }))))],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options, overrides)),
          attestationObject: text(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },

    get(options: Options, overrides: Overrides = {}) {
      uses += 1
      const client = clientData('webauthn.get', options, overrides)
      const data = authenticatorData(overrides)
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: overrides.userHandle ?? userHandle,
        },
      }
    },
  }
}
