/** The error of a call. */
export type ErrorBody = { code: string; message: string; fields?: Record<string, string> }

/** What the user can do about an error, such as correcting the address or waiting; null for a failure of ours. */
export function errorReason(error: ErrorBody | undefined): string | null {
  const [fieldMessage] = Object.values(error?.fields ?? {})
  return fieldMessage ?? (error && error.code !== 'internal' ? error.message : null)
}
