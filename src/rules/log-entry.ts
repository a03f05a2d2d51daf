/** The most causes in one entry, since a chain of causes can be circular. */
const MAX_CAUSES = 5
/** The most characters of one message: a library may put a whole document into it. */
const MAX_MESSAGE_CHARS = 500

/**
 * A log entry of an error: time, operation, then {@link errorText}.
 * @param where the operation, such as "POST /api/posts/"
 * @param error the thrown value
 */
export function logEntry(where: string, error: unknown, now: Date): string {
  return `${now.toISOString()} ${redactSecrets(where)}: ${errorText(error)}`
}

/**
 * An error with its stack, then each cause with its own. Personal data is removed: values of SQL statements, query
 * strings, tokens, passwords.
 * @returns several lines; all but the first are indented
 */
export function errorText(error: unknown): string {
  const lines = [errorLine(error), ...stackFrames(error)]
  let cause = nextCause(error)
  for (let depth = 0; cause !== undefined && depth < MAX_CAUSES; depth += 1) {
    lines.push(`  caused by: ${errorLine(cause)}`, ...stackFrames(cause))
    cause = nextCause(cause)
  }
  return lines.join('\n')
}

/** Name, code and message of an error, in one line, without personal data. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return redactSecrets(String(error))
  const message = redactSecrets(error.message)
  const code = 'code' in error && typeof error.code === 'string' && !message.includes(error.code) ? error.code : ''
  return `${error.name}${code && ` (${code})`}: ${message}`
}

/** The stack frames only: the rest of `stack` is the message, which may hold personal data. */
function stackFrames(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return []
  const at = error.stack.indexOf(error.message)
  const afterMessage = at === -1 ? error.stack : error.stack.slice(at + error.message.length)
  return afterMessage.split('\n').filter((line) => FRAME.test(line))
}

const FRAME = /^ {4}at (?:.+:\d+:\d+\)?|.+ \((?:<anonymous>|native)\))$/

/** A failed connection to a host with several IP addresses is an AggregateError with one error for each. */
function nextCause(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
}

function redactSecrets(text: string): string {
  const line = redactValues(text)
    .replace(/\s+/g, ' ')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>')
    .replace(/(\w:\/\/)[^\s/@]+@/g, '$1')
    .replace(/((?:\w:\/\/|\/)[^\s?#'"]*)[?#][^\s'"]*/g, '$1')
  return line.length > MAX_MESSAGE_CHARS ? `${line.slice(0, MAX_MESSAGE_CHARS)}…` : line
}

/**
 * Drizzle appends the values of a failed statement; PostgreSQL quotes the value that it could not parse; JSON.parse
 * quotes the invalid text.
 */
function redactValues(message: string): string {
  return message
    .replace(/^(Failed query: [\s\S]*?)\nparams: [\s\S]*$/, '$1')
    .replace(/^(invalid input (?:syntax|value) for [^:]*): [\s\S]*$/, '$1')
    .replace(/^(Unexpected (?:token|end|non-whitespace)[^,"]*)[\s\S]*$/, '$1')
}
