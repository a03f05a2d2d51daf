import { z } from 'zod'
import { AUDIENCES } from '@/rules/audience'
import { readAnswer, send } from '../send'

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
  const sent = await send('GET', `${api}/sections/${id}/state`)
  if ('problem' in sent) return sent.status === NOT_FOUND ? 'missing' : 'failed'
  return stateBody.safeParse(sent.answer).data ?? 'failed'
}

/** Copies of the blocks of a section, with new ids; null if the request fails. */
export async function copySection(api: string, id: number): Promise<FormBlock[] | null> {
  const read = readAnswer(await send('GET', `${api}/sections/${id}/copy`), copyBody)
  return typeof read === 'string' ? null : read.blocks
}

/**
 * Publishes a new section with these blocks.
 * @returns its id, or why there is none
 */
export async function makeSection(api: string, title: string, blocks: readonly FormBlock[]): Promise<number | string> {
  const section = { title, layout: blocks, _status: 'published' }
  const read = readAnswer(await send('POST', `${api}/sections?depth=0`, section), madeBody)
  return typeof read === 'string' ? read : read.doc.id
}
