import { z } from 'zod'

const made = z.object({ id: z.number() })
const refusal = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

/**
 * Makes a draft of a page from a template.
 * @param api route of the CMS's REST API
 * @returns the id of the page, or why there is none
 */
export async function makeFromTemplate(
  api: string,
  template: string,
  title: string,
): Promise<{ id: number; problem: null } | { id: null; problem: string }> {
  try {
    const response = await fetch(`${api}/pages/from-template`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ template, title }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { id: made.parse(answer).id, problem: null }
    return { id: null, problem: refusal.parse(answer).errors[0].message }
  } catch {
    return { id: null, problem: 'The page was not made. Please try again.' }
  }
}
