import { Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import type { CardImage } from '@/catalogue/cards.server'
import type { Light } from '@/model/content-types/content-type'

type Props = {
  title: string
  uri: string | null
  image: CardImage | null
  /** The light of the background when there is no picture. */
  light?: Light
  /** What is there, in a sentence. */
  text?: string | null
  /** How many items it has, in words: "24 recipes"; or a part that says where the member stands. */
  count?: ReactNode
  target?: '_self' | '_blank' | null
  as?: TitleLevel
  sizes?: string
  /** True when its picture is in the first viewport, so that it is preloaded. */
  priority?: boolean
}

/** Portraits of people are square, and lose a chin in another shape. */
const isSquare = (image: CardImage | null) => image !== null && image.width === image.height

/** The card of a category or a resource: a picture or a tinted background, title, a sentence and the number of items. Renders an `article`. */
export function CategoryCard(props: Props) {
  const {
    as,
    count,
    image,
    light = 'morning',
    priority,
    sizes = gridSizes('categories'),
    target,
    text,
    title,
    uri,
  } = props
  return (
    <article className="card hover-zoom" data-variant="category">
      <CardPicture
        format={isSquare(image) ? 'square' : undefined}
        image={image}
        Icon={Sun}
        light={light}
        sizes={sizes}
        priority={priority}
      />
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} target={target} />
        {text && <p className="text-sm text-text-soft">{text}</p>}
        {count && <p className="card-count">{count}</p>}
      </div>
    </article>
  )
}
