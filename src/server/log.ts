import { logEntry } from '@/rules/log-entry'

/** Logs an error that is not handled elsewhere. @param where what was being done */
export function logError(where: string, error: unknown): void {
  console.error(logEntry(where, error, new Date()))
}
