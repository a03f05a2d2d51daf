/** What a call says when it refuses. DESIGN 6. */
export type ErrorBody = { code: string; message: string; fields?: Record<string, string> }

/** What a refusal asks of the person, such as to type something else or to wait; a failure of ours asks nothing. */
export function errorReason(error: ErrorBody | undefined): string | null {
  const [fieldMessage] = Object.values(error?.fields ?? {})
  return fieldMessage ?? (error && error.code !== 'internal' ? error.message : null)
}
