import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { type FetchFunction, type PostResult, postJson, type RejectedResult } from '@/features/accounts/post-json'
import { authenticatedFetch } from '@/features/session/authenticated-fetch'
import { TEXTS } from '@/rules/texts'

/*
 * What happens between the browser's own window for passkeys and our calls. Loaded when somebody presses the button:
 * the library is in no page's first load.
 */

/** `cancelled`: the person closed the browser's window, or let it wait for too long. */
export type CeremonyResult = PostResult | { step: 'cancelled' }

const rejected = (message: string): RejectedResult => ({ step: 'refused', message, fields: {} })

/** By the names that WebAuthn gives its errors. */
const ERROR_TEXTS: ReadonlyMap<string, string> = new Map([
  ['InvalidStateError', TEXTS.passkeyExists],
  ['SecurityError', TEXTS.passkeyWrongOrigin],
])

/** What a browser's refusal is for people. */
function explainError(error: unknown): Exclude<CeremonyResult, { step: 'done' }> {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return { step: 'cancelled' }
  return rejected(ERROR_TEXTS.get(name) ?? TEXTS.passkeyUnusable)
}

/** Asks the server for options, the person for their passkey, and sends what came of it. */
async function runCeremony<Options>(
  send: FetchFunction,
  optionsCall: { path: string; body: object },
  ask: (options: Options) => Promise<object>,
  verifyCall: { path: string; body: object },
): Promise<CeremonyResult> {
  const optionsResult = await postJson(optionsCall.path, optionsCall.body, send)
  if (optionsResult.step !== 'done') return optionsResult
  try {
    // Our own call's answer, which its tests hold to what the library takes.
    const response = await ask((optionsResult.answer as { options: Options }).options)
    return await postJson(verifyCall.path, { ...verifyCall.body, response }, send)
  } catch (error) {
    return explainError(error)
  }
}

/** Signs in by a passkey. @returns the person, in the answer of POST /api/auth/passkey */
export function signInByPasskey(): Promise<CeremonyResult> {
  return runCeremony<PublicKeyCredentialRequestOptionsJSON>(
    fetch,
    { path: '/api/auth/passkey/options', body: {} },
    (optionsJSON) => startAuthentication({ optionsJSON }),
    { path: '/api/auth/passkey', body: {} },
  )
}

/** Makes a passkey for whoever is signed in. @returns their passkeys, in the answer of POST /api/user/passkeys */
export function makePasskey({ name, password }: { name: string; password: string }): Promise<CeremonyResult> {
  return runCeremony<PublicKeyCredentialCreationOptionsJSON>(
    authenticatedFetch,
    { path: '/api/user/passkeys/options', body: { password } },
    (optionsJSON) => startRegistration({ optionsJSON }),
    { path: '/api/user/passkeys', body: { name } },
  )
}
