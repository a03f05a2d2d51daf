import type { Config } from 'payload'

type AfterErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

/** What the parser of multipart bodies (busboy) says of a body that is none, such as a NUL in a file's name. */
const UNREADABLE =
  /^(?:Malformed part header|Malformed content type|Multipart: Boundary not found|Unexpected end of (?:form|file))$/

/** Answers 400 where a form sent by the client cannot be parsed: Payload takes the parser's error for its own failure. */
export const unreadableForm: AfterErrorHook = ({ error }) =>
  UNREADABLE.test(error.message)
    ? { status: 400, response: { errors: [{ message: 'The form cannot be read. Check the name of the file.' }] } }
    : undefined
