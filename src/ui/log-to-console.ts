/**
 * Tells the console what a page does not say, or says in other words. SPEC 8. Not as an error of ours: the browser has
 * written its own line about the request.
 * @param label "Login error"
 */
export function logToConsole(label: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a page writes to it
  console.info(`${label}:`, error)
}
