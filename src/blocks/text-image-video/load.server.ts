import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { parseEmbed } from '@/rules/video-source'

export type TextImageVideoData = {
  text: string
  image: CardImage | null
  /** Null without an embed code that has a video. */
  embedCode: string | null
}

/** The text as HTML, the image, and the embed code if the player finds a video in it. */
export async function loadTextImageVideo(
  block: BlockOf<'textImageVideo'>,
  { audience }: BlockContext,
): Promise<TextImageVideoData> {
  const [[image = null], [text = '']] = await Promise.all([
    imagesOf(audience, [block.image]),
    authoredHtml({ richText: block.text, html: block.textHtml }),
  ])
  const embedCode = block.embedCode?.trim() || null
  return { text, image, embedCode: embedCode && parseEmbed(embedCode) ? embedCode : null }
}
