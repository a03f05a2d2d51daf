import 'server-only'
import { itemUri, type PostType } from '@/catalogue/post-types'
import { catalogueRow, type PublishedDoc } from '@/catalogue/row'
import { readDraftAs } from '@/cms/client'
import { viewerOf } from '@/features/session/viewer'
import type { Audience } from '@/rules/audience'
import { isStaffRole } from '@/rules/roles'
import type { SitePage } from '@/site/read-page'

type Wanted = { headers: Headers; audience: Audience; postType: PostType; id: number }

/**
 * The newest draft of a document as an audience would get it.
 * @returns null for anybody but staff, and where there is no such document
 */
export async function readPreview({ headers, audience, postType, id }: Wanted): Promise<SitePage | null> {
  const { account } = await viewerOf(headers)
  if (!account || !isStaffRole(account.role) || !Number.isInteger(id)) return null
  const doc = await readDraftAs(audience, postType, id)
  if (!doc) return null
  const uri = postType === 'pages' ? `/${doc.slug}/` : itemUri(postType, doc.slug)
  const row = { ...catalogueRow(postType, doc as PublishedDoc, uri), id: 0 }
  return { audience, doc, row, preview: true }
}
