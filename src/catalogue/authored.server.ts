import 'server-only'
import { type HrefOf, richTextToHtml } from '@/content/rich-text'
import { linkedDocs } from '@/content/rich-text-links'
import { isPostType } from '@/model/content-types'
import { rowsByDocIds } from './queries.server'

/** An authored text as the CMS stores it: rich text, and provider HTML that is used where the rich text is empty. */
export type AuthoredText = { richText: unknown; html: string | null | undefined }

/** The URLs of the published documents that some rich texts link to. */
async function linkResolver(texts: readonly AuthoredText[]): Promise<HrefOf> {
  const wanted = new Map<string, number[]>()
  for (const { relationTo, id } of texts.flatMap(({ richText }) => linkedDocs(richText))) {
    wanted.set(relationTo, [...(wanted.get(relationTo) ?? []), id])
  }
  const rows = await Promise.all(
    [...wanted].map(([postType, ids]) => (isPostType(postType) ? rowsByDocIds(postType, ids) : [])),
  )
  const uris = new Map(rows.flat().map(({ docId, postType, uri }) => [`${postType}:${docId}`, uri ?? null]))
  return ({ relationTo, value }) => uris.get(`${relationTo}:${value}`) ?? null
}

/**
 * Authored texts as HTML that src/content still has to sanitize. Links to documents get their current URLs.
 * @returns one string for each text, in order
 */
export async function authoredHtml(...texts: AuthoredText[]): Promise<string[]> {
  const hrefOf = await linkResolver(texts)
  return texts.map(({ html, richText }) => richTextToHtml(richText, hrefOf).trim() || (html ?? ''))
}
