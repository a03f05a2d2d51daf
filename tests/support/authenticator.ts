import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Asked = { challenge: string; user?: { id: string } }

/** What of an answer is to be otherwise than a browser at this site would have it. */
type Odd = {
  origin?: string
  rpId?: string
  /** Whether the device has made sure who holds it. */
  verified?: boolean
  counter?: number
  challenge?: string
  userHandle?: string
  /** Another statement about the device than none. */
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
 * A device with one passkey, as browsers present it: makes what `create` and `get` of WebAuthn give, for the options
 * of our calls. It counts its uses.
 * @param site where its browser is
 */
export function anAuthenticator(site = 'http://localhost:3000') {
  const { hostname, origin: here } = new URL(site)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0
  // Of nobody, until it is made for somebody.
  let userHandle = 'bm9ib2R5'

  const clientData = (type: string, { challenge }: Asked, odd: Odd) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? here,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (odd: Odd, key?: Uint8Array) => {
    const flags = USER_PRESENT | (odd.verified === false ? 0 : USER_VERIFIED) | (key ? HAS_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(odd.counter ?? uses, 1)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = key ? [Buffer.alloc(16), length, id, key] : []
    return Buffer.concat([sha256(odd.rpId ?? hostname), head, ...attested])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    credentialId: text(id),

    create(asked: Asked, odd: Odd = {}) {
      userHandle = asked.user?.id ?? userHandle
      const { attStmt, fmt } = odd.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authenticatorData(odd, coseKey(publicKey.export({ format: 'jwk' }))))],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', asked, odd)),
          attestationObject: text(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },

    get(asked: Asked, odd: Odd = {}) {
      uses += 1
      const client = clientData('webauthn.get', asked, odd)
      const data = authenticatorData(odd)
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: odd.userHandle ?? userHandle,
        },
      }
    },
  }
}
