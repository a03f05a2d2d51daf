import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { type Posted, postJson, type Refused, type Send } from '@/features/accounts/post-json'
import { personalFetch } from '@/features/session/personal-fetch'
import { TEXTS } from '@/rules/texts'

/*
 * What happens between the browser's own window for passkeys and our calls. Loaded when somebody presses the button:
 * the library is in no page's first load.
 */

/** `cancelled`: the person closed the browser's window, or let it wait for too long. */
export type Ceremony = Posted | { step: 'cancelled' }

const refused = (message: string): Refused => ({ step: 'refused', message, fields: {} })

/** By the names that WebAuthn gives its errors. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['InvalidStateError', TEXTS.passkeyThere],
  ['SecurityError', TEXTS.passkeyElsewhere],
])

/** What a browser's refusal is for people. */
function told(error: unknown): Exclude<Ceremony, { step: 'done' }> {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return { step: 'cancelled' }
  return refused(REFUSALS.get(name) ?? TEXTS.passkeyUnusable)
}

/** Asks the server for options, the person for their passkey, and sends what came of it. */
async function ceremony<Options>(
  send: Send,
  asking: { path: string; body: object },
  ask: (options: Options) => Promise<object>,
  answering: { path: string; body: object },
): Promise<Ceremony> {
  const asked = await postJson(asking.path, asking.body, send)
  if (asked.step !== 'done') return asked
  try {
    // Our own call's answer, which its tests hold to what the library takes.
    const response = await ask((asked.answer as { options: Options }).options)
    return await postJson(answering.path, { ...answering.body, response }, send)
  } catch (error) {
    return told(error)
  }
}

/** Signs in by a passkey. @returns the person, in the answer of POST /api/auth/passkey */
export function signInByPasskey(): Promise<Ceremony> {
  return ceremony<PublicKeyCredentialRequestOptionsJSON>(
    fetch,
    { path: '/api/auth/passkey/options', body: {} },
    (optionsJSON) => startAuthentication({ optionsJSON }),
    { path: '/api/auth/passkey', body: {} },
  )
}

/** Makes a passkey for whoever is signed in. @returns their passkeys, in the answer of POST /api/user/passkeys */
export function makePasskey({ name, password }: { name: string; password: string }): Promise<Ceremony> {
  return ceremony<PublicKeyCredentialCreationOptionsJSON>(
    personalFetch,
    { path: '/api/user/passkeys/options', body: { password } },
    (optionsJSON) => startRegistration({ optionsJSON }),
    { path: '/api/user/passkeys', body: { name } },
  )
}
