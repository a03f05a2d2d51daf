import 'server-only'
import type { StoredRow } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { relationId } from '@/rules/relation-id'
import { absoluteUrl } from '@/site/absolute-url'
import type { Enclosure } from './rss'

/**
 * The uploaded recordings of episodes, by databaseId, for programs that play podcasts: they have no session, so only of
 * episodes that are open to everyone.
 */
export async function enclosuresOf(rows: readonly StoredRow[]): Promise<Map<number, Enclosure>> {
  const open = rows.filter(({ requiredPlan }) => requiredPlan === 'none')
  const visitor = readAs('visitor')
  const docs = await visitor.some(
    'podcasts',
    open.map(({ docId }) => docId),
    ['video', 'requiredPlan'],
  )
  const fileIds = new Map(docs.map(({ id, video }) => [id, relationId(video?.file)]))
  const files = await visitor.some(
    'videoFiles',
    [...fileIds.values()].filter((id) => id !== null),
    ['filesize', 'mimeType'],
  )
  const byId = new Map(files.map((file) => [file.id, file]))
  return new Map(
    open.flatMap(({ databaseId, docId }) => {
      const file = byId.get(fileIds.get(docId) ?? -1)
      if (!file?.filesize || !file.mimeType) return []
      const url = absoluteUrl(`/api/videos/file/?item=${databaseId}`)
      return [[databaseId, { url, bytes: file.filesize, type: file.mimeType }] as const]
    }),
  )
}
