import type { CallError } from '@/platform/session/call-result'

/** What the user can do about an error, such as correcting the address or waiting; null for a failure of ours. */
export function errorReason(error: (Omit<CallError, 'code'> & { code: string }) | undefined): string | null {
  const [fieldMessage] = Object.values(error?.fields ?? {})
  return fieldMessage ?? (error && error.code !== 'internal' ? error.message : null)
}
