import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import { memberHeroInSettings } from '@/catalogue/fallback-pictures'
import { toPlainText } from '@/content/to-plain-text'
import type { Audience } from '@/rules/audience'

export type HeroGridData = {
  image: CardImage | null
  /** The words of each section, in order. SPEC 2.3 (HTML stripped). */
  descriptions: string[]
}

/** Its picture, else the settings' member hero picture, and the words of its sections. SPEC 2.3. */
export async function loadHeroGrid(
  { backgroundImage, sections }: BlockOf<'heroGrid'>,
  audience: Audience,
): Promise<HeroGridData> {
  const own = typeof backgroundImage === 'number' ? backgroundImage : null
  const instead = own === null ? await memberHeroInSettings(audience) : null
  const [image] = [...(await imagesById(audience, [own, instead])).values()]
  return {
    image: image ?? null,
    descriptions: (sections ?? []).map(({ description }) => toPlainText(description)),
  }
}
