/**
 * Logs a failure that the page hides or words differently (docs/product.md#texts-and-failures). Not with console.error,
 * since the browser logs the failed request itself.
 * @param label for example "Login error"
 */
export function logToConsole(label: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place where a page logs
  console.info(`${label}:`, error)
}
