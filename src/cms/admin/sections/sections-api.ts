import { z } from 'zod'
import { AUDIENCES } from '@/rules/audience'

const stateBody = z.object({
  title: z.string(),
  state: z.enum(['published', 'draft', 'trash']),
  blocks: z.number(),
})
const time = z.string().nullish().catch(null)
const block = z.looseObject({
  id: z.string(),
  blockType: z.string(),
  anchor: z.string().nullish().catch(null),
  visibleTo: z.array(z.enum(AUDIENCES)).nullish().catch(null),
  visibleFrom: time,
  visibleUntil: time,
})
const copyBody = z.object({ blocks: z.array(block) })
const madeBody = z.object({ doc: z.object({ id: z.number() }) })
const refusal = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

/** What a page's form says about a section. */
export type SectionState = z.infer<typeof stateBody>

/** A block as a form has it. */
export type FormBlock = z.infer<typeof block>

/** The blocks of a form's values; none if they cannot be read. */
export const readBlocks = (value: unknown): FormBlock[] => z.array(block).catch([]).parse(value)

const NOT_FOUND = 404

/**
 * The state of a section.
 * @param api route of the CMS's REST API
 */
export async function fetchSection(api: string, id: number): Promise<SectionState | 'missing' | 'failed'> {
  try {
    const response = await fetch(`${api}/sections/${id}/state`, { credentials: 'include' })
    if (response.status === NOT_FOUND) return 'missing'
    return response.ok ? stateBody.parse(await response.json()) : 'failed'
  } catch {
    // Offline: the form says that it does not know.
    return 'failed'
  }
}

/** Copies of the blocks of a section, with new ids; null if the request fails. */
export async function copySection(api: string, id: number): Promise<FormBlock[] | null> {
  try {
    const response = await fetch(`${api}/sections/${id}/copy`, { credentials: 'include' })
    return response.ok ? copyBody.parse(await response.json()).blocks : null
  } catch {
    return null
  }
}

/**
 * Publishes a new section with these blocks.
 * @returns its id, or why there is none
 */
export async function makeSection(
  api: string,
  title: string,
  blocks: readonly FormBlock[],
): Promise<{ id: number; problem: null } | { id: null; problem: string }> {
  try {
    const response = await fetch(`${api}/sections?depth=0`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, layout: blocks, _status: 'published' }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { id: madeBody.parse(answer).doc.id, problem: null }
    return { id: null, problem: refusal.parse(answer).errors[0].message }
  } catch {
    return { id: null, problem: 'The section was not made. Please try again.' }
  }
}
