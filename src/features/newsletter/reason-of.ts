/** What a call says when it refuses. DESIGN 6. */
export type Refusal = { code: string; message: string; fields?: Record<string, string> }

/** What a refusal asks of the person, such as to type something else or to wait; a failure of ours asks nothing. */
export function reasonOf(error: Refusal | undefined): string | null {
  const [field] = Object.values(error?.fields ?? {})
  return field ?? (error && error.code !== 'internal' ? error.message : null)
}
