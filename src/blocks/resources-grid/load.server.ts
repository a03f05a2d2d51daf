import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

/** The image of each resource, in order. */
export type ResourcesGridData = { images: (CardImage | null)[] }

/** The images of the resources. */
export async function loadResourcesGrid(
  { resources }: BlockOf<'resourcesGrid'>,
  { audience }: BlockContext,
): Promise<ResourcesGridData> {
  const uploads = (resources ?? []).map(({ image }) => image)
  return { images: await imagesOf(audience, uploads) }
}
