import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { typeStyle } from '@/cards/parts/type-styles'
import type { CardImage } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'

type Props = {
  title: string
  uri: string | null
  image: CardImage | null
  postType: PostType
  as?: TitleLevel
  sizes?: string
  /** The favorite button. */
  favoriteButton?: ReactNode
}

/** A picture with its title on a paper strip at the bottom, so the picture is not darkened. Renders an `article`. */
export function OverlayThumbnail({
  as,
  favoriteButton,
  image,
  postType,
  sizes = gridSizes('thumbnails'),
  title,
  uri,
}: Props) {
  const { Icon, light } = typeStyle(postType)
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
