import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { TYPE_STYLES } from '@/cards/parts/type-styles'
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
  favoriteButton?: ReactNode
}

/** A picture with its title on paper at the foot: nothing is darkened. SPEC 2.3 (thumbnails with overlay), 9. */
export function OverlayThumbnail({
  as,
  favoriteButton,
  image,
  postType,
  sizes = gridSizes('thumbnails'),
  title,
  uri,
}: Props) {
  const { Icon, light } = TYPE_STYLES[postType]
  return (
    <article className="card hover-zoom" data-variant="overlay">
      <CardPicture image={image} Icon={Icon} light={light} sizes={sizes} />
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} />
      </div>
      {favoriteButton && <div className="card-favorite">{favoriteButton}</div>}
    </article>
  )
}
