import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** What databases and Node say of a value that they cannot take: a bad number, a text with a null byte. */
const BAD_VALUE = /^(22\w{3}|ERR_INVALID_ARG_VALUE)$/

const coded = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() })

function isBadValue(error: unknown): boolean {
  const { data } = coded.safeParse(error)
  return data !== undefined && (BAD_VALUE.test(data.code ?? '') || (data.cause !== undefined && isBadValue(data.cause)))
}

/** What the CMS fails on half-way, because of what it was sent, is the sender's mistake: 400 and not 500. */
export const badInputIs400: AfterErrorHook = ({ error }) => {
  // A form's part that should be JSON, parsed by the CMS itself.
  if (!(error instanceof SyntaxError) && !isBadValue(error)) return undefined
  return { status: 400, response: { errors: [{ message: 'What was sent cannot be read.' }] } }
}
