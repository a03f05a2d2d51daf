type Outcome = { step: 'done'; message: string } | { step: 'failed'; reason: string | null }

type Answered = { message?: string; error?: { code: string; message: string; fields?: Record<string, string> } }

/** What a refusal asks of the person, such as to type something else or to wait; a failure of ours asks nothing. */
function reasonOf({ error }: Answered): string | null {
  const [field] = Object.values(error?.fields ?? {})
  return field ?? (error && error.code !== 'internal' ? error.message : null)
}

/** One of the newsletter's calls, for the browser. Never throws: SPEC 8 has one text for all that fails. */
export async function postNewsletter(call: string, fields?: FormData): Promise<Outcome> {
  try {
    const response = await fetch(call, { method: 'POST', body: fields })
    const answered = (await response.json()) as Answered
    if (response.ok && answered.message) return { step: 'done', message: answered.message }
    return { step: 'failed', reason: reasonOf(answered) }
  } catch {
    return { step: 'failed', reason: null }
  }
}
