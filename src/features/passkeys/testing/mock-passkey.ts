import { vi } from 'vitest'

/** The options of the server, for a sign-in by passkey. */
export const PASSKEY_OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
}

/** Lets the browser's dialog for passkeys return one at once, until mocks are restored. */
export function mockPasskey(): void {
  const [rawId, authenticatorData, clientDataJSON, signature] = [1, 2, 3, 4].map(
    (byte) => new Uint8Array([byte]).buffer,
  )
  const response = { authenticatorData, clientDataJSON, signature, userHandle: null }
  const credential = { id: 'AQ', rawId, response, type: 'public-key', getClientExtensionResults: () => ({}) }
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(credential as unknown as Credential)
}
