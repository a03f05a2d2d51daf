import 'server-only'
import { cardsOf } from '@/catalogue/cards.server'
import { rowsByUris } from '@/catalogue/queries.server'
import { itemPathOf, type LinkCards } from '@/content/link-card'
import { richTextToHtml } from '@/content/rich-text'
import { safeHtml } from '@/content/safe-html'
import { contentTypeOf } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { lonelyLinks } from '@/rules/forum/lonely-links'
import { siteOrigin } from '@/runtime/env'

type StoredText = {
  /** As stored; null gives ''. */
  body: unknown
  /** Keeps the ids of several texts on a page apart. */
  idPrefix: string
}

/** The cards of the items that some texts link to in a paragraph of its own. One query for all. */
async function cardsFor(audience: Audience, texts: readonly StoredText[]): Promise<LinkCards> {
  const origin = siteOrigin()
  const links = texts.flatMap(({ body }) => lonelyLinks(body))
  const paths = new Set(links.flatMap((url) => itemPathOf(url, origin) ?? []))
  const cards = await cardsOf(await rowsByUris([...paths]), audience)
  return new Map(
    cards.flatMap(({ image, isRestrictedForMember, postType, title, uri }) => {
      if (uri === null) return []
      const lock = isRestrictedForMember ? 'for members' : null
      return [[uri, { title, kind: contentTypeOf(postType).one, lock, image }] as const]
    }),
  )
}

/**
 * The HTML of stored bodies, by the pipeline of all authored text, in their order. A paragraph that is only a link to
 * an item is its card, with what the audience may know.
 */
export async function postHtml(audience: Audience, texts: readonly StoredText[]): Promise<string[]> {
  const linkCards = await cardsFor(audience, texts)
  return texts.map(({ body, idPrefix }) =>
    safeHtml(richTextToHtml(body), { idPrefix, linkCards, writtenByMember: true }),
  )
}
