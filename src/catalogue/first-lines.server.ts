import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { type OpeningText, toOpeningText, toPlainText } from '@/content/to-plain-text'
import { canShowFirstLines, type FirstLinesType } from '@/model/content-types'
import { docTag } from '@/rules/cache-tags'
import { LIMITS } from '@/rules/limits'
import { firstWords, wholeSection } from '@/rules/shorten'
import { recordTags } from '@/runtime/cached'
import { authoredHtml, type DocumentWithText } from './authored.server'
import type { StoredRow } from './queries.server'

/** A text that is protected by a plan: the steps of a recipe, or a body. */
type Restricted = DocumentWithText & { method?: { text?: string | null }[] | null }

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
  if (!canShowFirstLines(postType)) return null
  recordTags(docTag(postType, docId))
  const doc = await readRestricted(postType, docId)
  if (!doc) return null
  const { heading, opening, text } = await beginningOf(doc)
  // The next heading ends them: without its look it would be a part of a sentence.
  const maxWords = Math.min(LIMITS.firstLinesWords, opening.split(' ').length)
  const words =
    wholeSection(text, opening, LIMITS.firstSectionWords) ?? firstWords(text, maxWords, LIMITS.firstLinesLastWords)
  return words ? { heading, text: words } : null
}

async function readRestricted(postType: FirstLinesType, docId: number): Promise<Restricted | undefined> {
  const payload = await asSystem('an editor shows the first lines of this item to everyone')
  const { docs } = await payload.find({
    collection: postType,
    where: {
      and: [{ id: { equals: docId } }, { _status: { equals: 'published' } }, { showFirstLines: { equals: true } }],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

async function beginningOf({ body, bodyHtml, method }: Restricted): Promise<OpeningText> {
  if (method) {
    const text = method.map(({ text }) => toPlainText(text)).join(' ')
    return { heading: '', text, opening: text }
  }
  const [html = ''] = await authoredHtml({ richText: body, html: bodyHtml })
  return toOpeningText(html)
}
