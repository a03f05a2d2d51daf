import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { TYPE_LOOKS } from '@/cards/parts/type-looks'
import type { CardImage } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'

type Props = {
  title: string
  uri: string | null
  image: CardImage | null
  postType: PostType
  as?: TitleLevel
  sizes?: string
  /** The toggle of a favourite. */
  heart?: ReactNode
}

/** A picture with its title on paper at the foot: nothing is darkened. SPEC 2.3 (thumbnails with overlay), 9. */
export function OverlayThumbnail({ as, heart, image, postType, sizes = gridSizes('thumbnails'), title, uri }: Props) {
  const { Icon, light } = TYPE_LOOKS[postType]
  return (
    <article className="card" data-look="overlay">
      <CardPicture image={image} Icon={Icon} light={light} sizes={sizes} />
      <div className="card-words">
        <CardTitle as={as} title={title} href={uri} />
      </div>
      {heart && <div className="card-heart">{heart}</div>}
    </article>
  )
}
