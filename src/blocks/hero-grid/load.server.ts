import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { memberHeroInSettings } from '@/catalogue/fallback-pictures.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { toPlainText } from '@/content/to-plain-text'

export type HeroGridData = {
  image: CardImage | null
  /** The text of each section without HTML, in order. */
  descriptions: string[]
}

/** The block's image, otherwise the member hero image of the settings, and the texts of its sections. */
export async function loadHeroGrid(
  { backgroundImage, sections }: BlockOf<'heroGrid'>,
  { audience }: BlockContext,
): Promise<HeroGridData> {
  const [image = null] = await imagesOf(audience, [backgroundImage ?? (await memberHeroInSettings(audience))])
  return { image, descriptions: (sections ?? []).map(({ description }) => toPlainText(description)) }
}
