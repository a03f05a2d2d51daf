import { logEntry } from '@/rules/log-entry'

/** Writes an error that nobody else answers for to the log. @param where what was being done */
export function logError(where: string, error: unknown): void {
  console.error(logEntry(where, error, new Date()))
}
