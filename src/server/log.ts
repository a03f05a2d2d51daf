/** One line for an error that nobody else answers for. @param where what was being done */
export function logError(where: string, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  console.error(`${new Date().toISOString()} ${where}: ${reason}`.replace(/\s+/g, ' '))
}
