import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** Error codes of the databases and Node for an invalid value, such as a bad number or a null byte. */
const BAD_VALUE_CODE = /^(22\w{3}|ERR_INVALID_ARG_VALUE)$/

/** Error messages of the multipart parser (busboy) for a malformed body, such as a null byte in a file name. */
const MALFORMED_FORM = /^(?:Malformed|Multipart: |Unexpected end of (?:form|file)|Unsupported content type)/

const errorWithCode = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() })

function isBadValue(error: unknown): boolean {
  const { data } = errorWithCode.safeParse(error)
  return (
    data !== undefined && (BAD_VALUE_CODE.test(data.code ?? '') || (data.cause !== undefined && isBadValue(data.cause)))
  )
}

/** Returns 400 for input that cannot be parsed or stored; Payload would return 500. */
export const respondBadInput: AfterErrorHook = ({ error }) => {
  const badRequest = (message: string) => ({ status: 400, response: { errors: [{ message }] } })
  if (MALFORMED_FORM.test(error.message)) return badRequest('The form cannot be read. Check the name of the file.')
  // The CMS parses the JSON part of a multipart form itself.
  return error instanceof SyntaxError || isBadValue(error) ? badRequest('What was sent cannot be read.') : undefined
}
