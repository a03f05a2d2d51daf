import 'server-only'
import { z } from 'zod'
import { returnTo } from '@/features/accounts/bodies.server'
import { LIMITS } from '@/rules/limits'
import { passkeyNameProblem } from '@/rules/passkeys'
import { databaseId } from '@/rules/schemas'

const MAX_CHARS = 16_384
const MAX_ID_CHARS = 1_400
const INVALID_RESPONSE = 'This is not a passkey response.'

const bytes = (maxChars = MAX_CHARS) =>
  z
    .string(INVALID_RESPONSE)
    .min(1, INVALID_RESPONSE)
    .max(maxChars, INVALID_RESPONSE)
    .regex(/^[\w-]+$/, INVALID_RESPONSE)

/** What a browser returns for either ceremony; other fields are dropped. */
const credential = {
  id: bytes(MAX_ID_CHARS),
  rawId: bytes(MAX_ID_CHARS),
  type: z.literal('public-key', INVALID_RESPONSE),
  // No extension is requested, so none is read.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** POST /api/auth/passkey: the signed response of the authenticator, and the page to return to, as at login. */
export const signInBody = z.object({
  response: z.object(
    {
      ...credential,
      response: z.object(
        { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes(200) },
        INVALID_RESPONSE,
      ),
    },
    INVALID_RESPONSE,
  ),
  return: returnTo,
})

/** POST /api/user/passkeys/options: the current password. */
export const addOptionsBody = z.object({
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(LIMITS.passwordMaxChars),
})

const name = z
  .string('Give it a name.')
  .trim()
  .superRefine((value, context) => {
    const message = passkeyNameProblem(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/** POST /api/user/passkeys: a new passkey and its name. */
export const addBody = z.object({
  name,
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes(),
          attestationObject: bytes(),
          transports: z
            .array(z.string(INVALID_RESPONSE).regex(/^[a-z-]{1,20}$/, INVALID_RESPONSE), INVALID_RESPONSE)
            .max(10, INVALID_RESPONSE)
            .optional(),
        },
        INVALID_RESPONSE,
      ),
    },
    INVALID_RESPONSE,
  ),
})

/** POST /api/user/passkeys/remove. */
export const removeBody = z.object({
  id: databaseId,
})
