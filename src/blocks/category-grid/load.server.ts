import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { programmesFor } from '@/features/programmes/plan.server'
import type { ProgrammeName } from '@/features/programmes/plan-controls/StartForm.client'

export type CategoryGridData = {
  /** Of each card, in order. */
  images: (CardImage | null)[]
  /** The programs that the viewer can follow, where a card says which day it is in them. */
  programmes: readonly ProgrammeName[]
}

/** The images of the cards, and what their states need. */
export async function loadCategoryGrid(
  { cards }: BlockOf<'categoryGrid'>,
  { audience }: BlockContext,
): Promise<CategoryGridData> {
  const uploads = (cards ?? []).map(({ image }) => image)
  const hasProgram = (cards ?? []).some(({ state }) => state === 'program')
  const [images, programmes] = await Promise.all([
    imagesOf(audience, uploads),
    hasProgram ? programmesFor(audience) : [],
  ])
  return { images, programmes }
}
