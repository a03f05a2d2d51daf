import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { authoredHtml } from './authored.server'
import type { StoredRow } from './queries.server'

/** Types whose text is also shown in lists. */
type WithBody = Extract<PostType, 'faqs' | 'testimonials'>

/**
 * The texts of some rows of one type, as far as an audience may read them, in one query. src/content still has to
 * sanitize them.
 * @returns one for each row, in order; '' where there is none
 */
export async function bodiesOf(postType: WithBody, rows: readonly StoredRow[], audience: Audience): Promise<string[]> {
  const ids = rows.map(({ docId }) => docId)
  const docs = await readAs(audience).some(postType, ids, ['body', 'bodyHtml', 'requiredPlan'])
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return authoredHtml(...ids.map((id) => ({ richText: byId.get(id)?.body, html: byId.get(id)?.bodyHtml })))
}
