import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { type EmbedAccess, embedAccess } from '@/blocks/embed-access'
import { authoredHtml } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { rowsByDatabaseId } from '@/catalogue/queries.server'
import { parseEmbed } from '@/rules/video-source'

export type TextImageVideoData = {
  text: string
  image: CardImage | null
  /** Null where there is nothing to play. */
  video: EmbedAccess | null
}

/** The text as HTML, the image, and what the audience may have of the video. */
export async function loadTextImageVideo(
  block: BlockOf<'textImageVideo'>,
  { audience }: BlockContext,
): Promise<TextImageVideoData> {
  const { databaseId } = block
  const [[image = null], [text = ''], rows] = await Promise.all([
    imagesOf(audience, [block.image]),
    authoredHtml({ richText: block.text, html: block.textHtml }),
    rowsByDatabaseId(typeof databaseId === 'number' ? [databaseId] : []),
  ])
  // A code without a video would open an empty player.
  const embedCode = block.embedCode && parseEmbed(block.embedCode.trim()) ? block.embedCode : null
  const video = embedAccess({ databaseId, embedCode }, rows, audience)
  const plays = video?.embedCode || video?.locked || (video?.databaseId ?? null) !== null
  return { text, image, video: plays ? video : null }
}
