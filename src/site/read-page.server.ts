import 'server-only'
import type { BlockPreview } from '@/blocks/Blocks'
import type { StoredRow } from '@/catalogue/queries.server'
import { rowByUri } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import type { PostType } from '@/model/content-types'
import type { Config } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import type { PageView } from '@/rules/page-view'
import { canonicalPath } from './resolve.server'

/** A published item for one audience: its row, and its document without what the plan protects. */
export type SitePage<T extends PostType = PostType> = {
  row: StoredRow & { postType: T }
  doc: Config['collections'][T]
  audience: Audience
  /** Whether a page of a program's week shows the week whole, and not only its opening. */
  openWeek: boolean
  /** For a draft in a staff preview, with what marks its blocks. */
  preview?: BlockPreview
}

/**
 * The page at a path.
 * @param segments path segments as Next passes them, still percent-encoded
 * @returns null if nothing is published there
 */
export async function readPage(
  { audience, openWeek }: PageView,
  segments: readonly string[] = [],
): Promise<SitePage | null> {
  const uri = canonicalPath(`/${segments.map(decodeURIComponent).join('/')}`)
  const row = await rowByUri(uri)
  if (!row) return null
  const doc = await readAs(audience).document(row.postType, row.docId)
  return doc && { row, doc, audience, openWeek }
}
