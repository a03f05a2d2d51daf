import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { type FetchFunction, type PostResult, postJson, type RejectedResult } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { returnField } from '@/platform/session/return-field'
import type { SignInResponse } from '@/platform/session/store-signed-in-user'
import { TEXTS } from '@/rules/texts'
import type { addOptions, OwnPasskeys } from './own-passkeys.server'
import type { signInOptions } from './sign-in.server'

/**
 * The passkey ceremonies: our calls, and the browser's dialog between them. Loaded on the first click, so that the
 * library is not part of a page's first load.
 */

/** `cancelled`: the user closed the browser's dialog, or it timed out. */
export type CeremonyResult<Answer = unknown> = PostResult<Answer> | { step: 'cancelled' }

const rejected = (message: string): RejectedResult => ({ step: 'refused', message, fields: {} })

/** Texts by the names of WebAuthn errors. */
const ERROR_TEXTS: ReadonlyMap<string, string> = new Map([
  ['InvalidStateError', TEXTS.passkeyExists],
  ['SecurityError', TEXTS.passkeyWrongOrigin],
])

/** The result for an error of the browser. */
function explainError(error: unknown): Exclude<CeremonyResult, { step: 'done' }> {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return { step: 'cancelled' }
  return rejected(ERROR_TEXTS.get(name) ?? TEXTS.passkeyUnusable)
}

/** Gets options from the server, runs the browser's dialog, and posts its response. */
async function runCeremony<Options, Answer>(
  send: FetchFunction,
  optionsCall: { path: string; body: object },
  ask: (options: Options) => Promise<object>,
  verifyCall: { path: string; body: object },
): Promise<CeremonyResult<Answer>> {
  const optionsResult = await postJson<{ options: Options }>(optionsCall.path, optionsCall.body, send)
  if (optionsResult.step !== 'done') return optionsResult
  try {
    const response = await ask(optionsResult.answer.options)
    return await postJson<Answer>(verifyCall.path, { ...verifyCall.body, response }, send)
  } catch (error) {
    return explainError(error)
  }
}

/**
 * Signs in with a passkey.
 * @param returnTo where it leads, if not to this page's return URL
 * @returns the user, in the response of POST /api/auth/passkey
 */
export function signInByPasskey(returnTo?: string): Promise<CeremonyResult<SignInResponse>> {
  return runCeremony<CallResult<typeof signInOptions>['options'], SignInResponse>(
    fetch,
    { path: '/api/auth/passkey/options', body: {} },
    (optionsJSON) => startAuthentication({ optionsJSON }),
    { path: '/api/auth/passkey', body: { return: returnField(returnTo) } },
  )
}

/** Creates a passkey for the signed-in user. @returns their passkeys, in the response of POST /api/user/passkeys */
export function makePasskey({
  name,
  password,
}: {
  name: string
  password: string
}): Promise<CeremonyResult<OwnPasskeys>> {
  return runCeremony<CallResult<typeof addOptions>['options'], OwnPasskeys>(
    authenticatedFetch,
    { path: '/api/user/passkeys/options', body: { password } },
    (optionsJSON) => startRegistration({ optionsJSON }),
    { path: '/api/user/passkeys', body: { name } },
  )
}
