import type { CardImage } from '@/catalogue/cards.server'
import { Avatar } from '@/ui/Avatar'

/** Who teaches or reviews an item: portrait, or initials, and name. */
export const ItemPerson = ({ name, portrait }: { name: string; portrait: CardImage | null }) => (
  <span className="item-meta-person">
    <Avatar name={name} imageUrl={portrait?.url} size="small" />
    {name}
  </span>
)
