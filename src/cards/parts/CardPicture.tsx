import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardImage } from '@/catalogue/cards'
import { Picture } from '@/ui/Picture'
import type { Light } from './type-styles'

type Props = {
  image: CardImage | null
  /** Stands on the wall where there is no picture. */
  Icon: LucideIcon
  light: Light
  /** How wide the picture stands at which width of the window. */
  sizes: string
  /** True for a picture of the first view. */
  priority?: boolean
  format?: 'square' | 'wide'
  /** What lies on the picture. */
  children?: ReactNode
}

/** A card's picture; without one, a wall in the hour's light with an icon. Renders a `div.card-picture`. DESIGN 9. */
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
