import 'server-only'
import { type HrefOf, type RichTextTargets, richTextToHtml } from '@/content/rich-text'
import { linkedDocs } from '@/content/rich-text-links'
import { isPostType } from '@/model/content-types'
import { richTextReferences } from '@/rules/links/rich-text-references'
import { imagesById } from './images.server'
import { rowsByDocIds, rowsByUris } from './queries.server'

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

/** The pictures that some rich texts show, and the titles of the items whose cards they show. */
async function lookupsFor(texts: readonly AuthoredText[]): Promise<Omit<RichTextTargets, 'hrefOf'>> {
  const references = texts.map(({ richText }) => richTextReferences(richText))
  const [pictures, items] = await Promise.all([
    // Pictures are public, so that the audience does not matter.
    imagesById(
      'visitor',
      references.flatMap((one) => one.pictures),
    ),
    rowsByUris([...new Set(references.flatMap((one) => one.cards.map(pathOf)))]),
  ])
  const titles = new Map(items.map(({ title, uri }) => [uri, title]))
  return {
    pictureOf: (id) => pictures.get(id) ?? null,
    titleOf: (uri) => titles.get(pathOf(uri)) ?? null,
  }
}

/** An address without its query and its anchor. */
const pathOf = (uri: string) => uri.replace(/[?#].*$/, '')

/**
 * Authored texts as HTML that src/content still has to sanitize. Links to documents get their current URLs, pictures
 * their files.
 * @returns one string for each text, in order
 */
export async function authoredHtml(...texts: AuthoredText[]): Promise<string[]> {
  const [hrefOf, lookups] = await Promise.all([linkResolver(texts), lookupsFor(texts)])
  const targets = { hrefOf, ...lookups }
  return texts.map(({ html, richText }) => richTextToHtml(richText, targets).trim() || (html ?? ''))
}

/** The fields of a document with a text. A testimonial may also have a description of the positive experience. */
export type DocumentWithText = {
  body?: unknown
  bodyHtml?: string | null
  positiveExperience?: unknown
  positiveExperienceHtml?: string | null
}

/**
 * The texts of documents as {@link authoredHtml} gives them: the description of a positive experience, else the content.
 * @returns one string for each document, in order; '' where there is none
 */
export async function textsOf(...docs: readonly DocumentWithText[]): Promise<string[]> {
  const texts = await authoredHtml(
    ...docs.flatMap(({ body, bodyHtml, positiveExperience, positiveExperienceHtml }) => [
      { richText: positiveExperience, html: positiveExperienceHtml },
      { richText: body, html: bodyHtml },
    ]),
  )
  return docs.map((_, index) => texts[2 * index]?.trim() || texts[2 * index + 1] || '')
}
