import 'server-only'
import { cache } from 'react'
import { asSystem } from '@/cms/client/local-api.server'
import { withSections } from '@/cms/client/with-sections.server'
import { type OpeningText, toOpeningText, toPlainText } from '@/content/to-plain-text'
import type { PostType } from '@/model/content-types'
import { canShowFirstLines } from '@/model/first-lines-types'
import type { Page } from '@/payload-types'
import { docTag } from '@/rules/cache-tags'
import { LIMITS } from '@/rules/limits'
import { firstWords, wholeSection } from '@/rules/shorten'
import { recordTags } from '@/runtime/cached'
import { authoredHtml, type DocumentWithText } from './authored.server'
import { htmlOfLayout } from './layout-text.server'
import type { StoredRow } from './queries.server'

/** What is protected by a plan: the ingredients and steps of a recipe, the blocks of a page, or a body. */
export type Restricted = DocumentWithText & {
  showFirstLines?: boolean | null
  ingredientGroups?: { ingredients?: { name?: string | null }[] | null }[] | null
  method?: { text?: string | null }[] | null
  layout?: Page['layout']
}

/** The beginning of an item's text: the heading that it begins with, or '', and the words after it. */
type FirstLines = { heading: string; text: string }

/**
 * The beginning of a restricted item's text as plain text, where its editor shows it to everyone. Only the published
 * text counts; parts for members are left out. The section that it begins with is whole where that is short: a warning
 * must not stop halfway.
 * @returns null where the editor does not show it, or there is no text
 */
export async function firstLinesOf({
  docId,
  postType,
}: Pick<StoredRow, 'docId' | 'postType'>): Promise<FirstLines | null> {
  const doc = await readRestricted({ docId, postType })
  if (!doc?.showFirstLines) return null
  const { heading, opening, text } = await beginningOf(doc)
  // The next heading ends them: without its look it would be a part of a sentence.
  const maxWords = Math.min(LIMITS.firstLinesWords, opening.split(' ').length)
  const words =
    wholeSection(text, opening, LIMITS.firstSectionWords) ?? firstWords(text, maxWords, LIMITS.firstLinesLastWords)
  return words ? { heading, text: words } : null
}

/**
 * A published item whatever its plan, for what everyone may know of it: how much it holds, and its beginning where
 * `showFirstLines` is set. Nothing else of it may be sent.
 */
export const readRestricted = ({ docId, postType }: Pick<StoredRow, 'docId' | 'postType'>) => readOnce(postType, docId)

/** Header and notice of a page show parts of the same item: it is read once for a render. */
const readOnce = cache(async (postType: PostType, docId: number): Promise<Restricted | undefined> => {
  if (!canShowFirstLines(postType)) return undefined
  recordTags(docTag(postType, docId))
  const payload = await asSystem(
    'everyone may know how much this item holds, and its beginning where an editor shows it',
  )
  const { docs } = await payload.find({
    collection: postType,
    where: { and: [{ id: { equals: docId } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  return doc && withSections(payload, 'visitor', doc)
})

/** The text of an item without a method, as HTML that src/content still has to sanitize. */
export async function restrictedHtml({ body, bodyHtml, layout }: Restricted): Promise<string> {
  if (layout) return htmlOfLayout(layout)
  const [html = ''] = await authoredHtml({ richText: body, html: bodyHtml })
  return html
}

async function beginningOf(doc: Restricted): Promise<OpeningText> {
  if (doc.method) {
    const steps = doc.method.map(({ text }) => toPlainText(text)).filter(Boolean)
    return { heading: '', text: steps.join(' '), opening: steps[0] ?? '' }
  }
  return toOpeningText(await restrictedHtml(doc))
}
