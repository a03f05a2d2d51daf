import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { type DocumentWithText, textsOf } from './authored.server'
import type { StoredRow } from './queries.server'

/** Types whose text is also shown in lists. */
type WithBody = Extract<PostType, 'faqs' | 'testimonials'>

const BODY = ['body', 'bodyHtml', 'requiredPlan'] as const

function documentsWithText(
  postType: WithBody,
  ids: readonly number[],
  audience: Audience,
): Promise<(DocumentWithText & { id: number })[]> {
  const read = readAs(audience)
  return postType === 'faqs'
    ? read.some('faqs', ids, BODY)
    : read.some('testimonials', ids, ['positiveExperience', 'positiveExperienceHtml', ...BODY])
}

/**
 * The texts of some rows of one type, as far as an audience may read them, in one query. src/content still has to
 * sanitize them.
 * @returns one for each row, in order; '' where there is none
 */
export async function bodiesOf(postType: WithBody, rows: readonly StoredRow[], audience: Audience): Promise<string[]> {
  const ids = rows.map(({ docId }) => docId)
  const byId = new Map((await documentsWithText(postType, ids, audience)).map((doc) => [doc.id, doc]))
  return textsOf(...ids.map((id) => byId.get(id) ?? {}))
}
