import type { Config } from 'payload'
import { errorLine, errorText } from '@/rules/log-entry'

/**
 * The CMS's log. Its library (pino) writes all properties of an error, including the values of a failed SQL statement,
 * such as users' notes and addresses. This logger writes what src/rules/log-entry.ts allows.
 * @param level as in LOG_LEVEL
 */
export function cmsLogger(level: string): Extract<Config['logger'], { options: unknown }> {
  return {
    options: {
      level,
      serializers: { err: errorText, error: errorText },
      hooks: {
        // An entry without its own message uses the error's message.
        logMethod([first, second, ...rest], method) {
          const error = first instanceof Error ? first : findError(first)
          if (!error) return method.apply(this, [first, second, ...rest])
          const entry = first instanceof Error ? { err: error } : first
          return method.apply(this, [entry, second ?? errorLine(error), ...rest])
        },
      },
    },
  }
}

function findError(logged: unknown): Error | undefined {
  const found = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined
  return found instanceof Error ? found : undefined
}
