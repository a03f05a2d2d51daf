import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardImage } from '@/catalogue/cards.server'
import type { Light } from '@/model/content-types/content-type'
import { Picture } from '@/ui/Picture'

type Props = {
  image: CardImage | null
  /** Shown on the background when there is no picture. */
  Icon: LucideIcon
  light: Light
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** True for a picture in the first viewport, so that it is preloaded. */
  priority?: boolean
  format?: 'square' | 'wide'
  /** Elements on the picture. */
  children?: ReactNode
}

/** A card's picture; without one, a tinted background with an icon. Renders a `div.card-picture`. */
export function CardPicture({ Icon, children, format, image, priority, light, sizes }: Props) {
  return (
    <div className="card-picture cover-frame" data-light={light} data-format={format}>
      {image ? (
        <Picture image={image} sizes={sizes} priority={priority} />
      ) : (
        <div className="card-placeholder" aria-hidden="true">
          <Icon strokeWidth={1.25} />
        </div>
      )}
      {children}
    </div>
  )
}
