import { z } from 'zod'
import { asEditor, aWord, edit } from './editor'

const step = z.object({ id: z.string() })
const written = z.object({
  doc: z.object({
    id: z.number(),
    slug: z.string(),
    weeks: z.array(z.object({ days: z.array(z.object({ steps: z.array(step) })) })),
  }),
})

const made: number[] = []

/** A task in words. */
export const aTask = (title: string) => ({ kind: 'task', title })

/**
 * Publishes a program as an editor. {@link removeProgrammes} deletes it, once its members are gone.
 * @param weeks of each week the steps of its days
 * @returns the ids of its steps, in order
 */
export async function makeProgramme(weeks: object[][][], parts: Record<string, unknown> = {}) {
  const { json } = await edit('POST', '/programmes?depth=0', {
    title: `Program ${aWord()}`,
    requiredPlan: 'none',
    weeks: weeks.map((days) => ({ opening: 'start', days: days.map((steps) => ({ steps })) })),
    _status: 'published',
    ...parts,
  })
  const { doc } = written.parse(json)
  made.push(doc.id)
  const steps = doc.weeks.flatMap(({ days }) => days.flatMap((day) => day.steps.map(({ id }) => id)))
  return { id: doc.id, slug: doc.slug, path: `/api/programmes/${doc.slug}`, steps }
}

/** Deletes what a test file created. Call it after `removeUsers`: a program with members is kept. */
export async function removeProgrammes(): Promise<void> {
  for (const id of made.splice(0)) await asEditor('DELETE', `/programmes/${id}`)
}
