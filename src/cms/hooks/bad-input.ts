import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** What databases and Node say of a value that they cannot take: a bad number, a text with a null byte. */
const BAD_VALUE = /^(22\w{3}|ERR_INVALID_ARG_VALUE)$/

/** What the parser of multipart bodies (busboy) says of a body that is none, such as a NUL in a file's name. */
const UNREADABLE_FORM = /^(?:Malformed|Multipart: |Unexpected end of (?:form|file)|Unsupported content type)/

const coded = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() })

function isBadValue(error: unknown): boolean {
  const { data } = coded.safeParse(error)
  return data !== undefined && (BAD_VALUE.test(data.code ?? '') || (data.cause !== undefined && isBadValue(data.cause)))
}

/** Answers 400 where what was sent cannot be parsed or stored: Payload takes such an error for its own failure. */
export const badInputIs400: AfterErrorHook = ({ error }) => {
  const answer = (message: string) => ({ status: 400, response: { errors: [{ message }] } })
  if (UNREADABLE_FORM.test(error.message)) return answer('The form cannot be read. Check the name of the file.')
  // A form's part that should be JSON is parsed by the CMS itself.
  return error instanceof SyntaxError || isBadValue(error) ? answer('What was sent cannot be read.') : undefined
}
