import { cardsOf, imagesById } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import { detailComponents } from './details/components'
import type { DetailProps } from './details/props'
import type { SitePage as Page } from './read-page'

/** A published item's page: finds the picture and categories, and hands over to its type's component. */
export async function SitePage({ page }: { page: Page }) {
  const { audience, row } = page
  const [[card], images] = await Promise.all([cardsOf([row], audience), imagesById(audience, [row.imageId])])
  // Type and component belong together by the registry's type; TypeScript cannot relate the two lookups.
  const Detail = detailComponents[row.postType] as (props: DetailProps<PostType>) => React.ReactNode
  return (
    <Detail
      page={page}
      image={images.get(row.imageId ?? -1) ?? null}
      terms={card?.categories ?? []}
      locked={card?.isRestrictedForMember ?? true}
    />
  )
}
