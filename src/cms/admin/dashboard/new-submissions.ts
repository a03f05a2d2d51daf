import { accessArgs, type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

export type SubmissionRow = { id: number; form: string; createdAt: string }
export type Submissions = PendingItems<SubmissionRow> & {
  /** ISO time; submissions after it are counted. */
  since: string
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Form submissions of the last seven days, newest first; null for roles that cannot read them. */
export async function newSubmissions(reader: DashboardUser, now: Date): Promise<Submissions | null> {
  if (!reader.permissions.collections?.['form-submissions']?.read) return null
  const since = new Date(now.getTime() - WEEK_MS).toISOString()
  const { docs, totalDocs } = await reader.payload.find({
    collection: 'form-submissions',
    where: { createdAt: { greater_than: since } },
    select: { form: true, createdAt: true },
    populate: { forms: { title: true } },
    sort: '-createdAt',
    limit: MAX_ITEMS,
    ...accessArgs(reader),
    depth: 1,
  })
  const items = docs.map(({ id, form, createdAt }) => ({
    id,
    form: typeof form === 'object' && form !== null ? form.title : 'Deleted form',
    createdAt,
  }))
  return { count: totalDocs, items, since }
}
