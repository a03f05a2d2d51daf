import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** What databases and Node say of a value that they cannot take: a bad number, a text with a null byte. */
const BAD_VALUE_CODE = /^(22\w{3}|ERR_INVALID_ARG_VALUE)$/

/** What the parser of multipart bodies (busboy) says of a body that is none, such as a NUL in a file's name. */
const MALFORMED_FORM = /^(?:Malformed|Multipart: |Unexpected end of (?:form|file)|Unsupported content type)/

const errorWithCode = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() })

function isBadValue(error: unknown): boolean {
  const { data } = errorWithCode.safeParse(error)
  return (
    data !== undefined && (BAD_VALUE_CODE.test(data.code ?? '') || (data.cause !== undefined && isBadValue(data.cause)))
  )
}

/** Answers 400 where what was sent cannot be parsed or stored: Payload takes such an error for its own failure. */
export const respondBadInput: AfterErrorHook = ({ error }) => {
  const badRequest = (message: string) => ({ status: 400, response: { errors: [{ message }] } })
  if (MALFORMED_FORM.test(error.message)) return badRequest('The form cannot be read. Check the name of the file.')
  // A form's part that should be JSON is parsed by the CMS itself.
  return error instanceof SyntaxError || isBadValue(error) ? badRequest('What was sent cannot be read.') : undefined
}
