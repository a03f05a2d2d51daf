import { accessArgs, type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

export type SubmissionRow = { id: number; title: string; createdAt: string }

/** Form submissions that no one has marked as done, newest first; null for roles that cannot read them. */
export async function openSubmissions(reader: DashboardUser): Promise<PendingItems<SubmissionRow> | null> {
  if (!reader.permissions.collections?.['form-submissions']?.read) return null
  const { docs, totalDocs } = await reader.payload.find({
    collection: 'form-submissions',
    where: { done: { equals: false } },
    select: { title: true, submissionData: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_ITEMS,
    ...accessArgs(reader),
  })
  const items = docs.map(({ createdAt, id, title }) => ({ id, title: title ?? 'Form submission', createdAt }))
  return { count: totalDocs, items }
}
