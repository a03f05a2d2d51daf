import {
  BookOpen,
  CalendarDays,
  Gift,
  Leaf,
  type LucideIcon,
  Mic,
  Moon,
  Newspaper,
  PersonStanding,
  Quote,
  Soup,
  Sun,
} from 'lucide-react'
import type { PostType } from '@/catalogue/post-types'

export type Light = 'morning' | 'noon' | 'dusk'

type TypeLook = {
  /** Stands on the wall where a card has no picture. */
  Icon: LucideIcon
  /** The hour that the type belongs to. DESIGN 9. */
  light: Light
  /** What joining is for, as in "Join Now to watch Long lines". */
  joinTo: string
}

/** How each type looks where an item says nothing itself. A missing line does not compile. */
export const TYPE_LOOKS = {
  pages: { Icon: Sun, light: 'morning', joinTo: 'to read' },
  recipes: { Icon: Soup, light: 'morning', joinTo: 'to read' },
  movementGuides: { Icon: PersonStanding, light: 'noon', joinTo: 'to watch' },
  guidedMeditations: { Icon: Moon, light: 'dusk', joinTo: 'to listen to' },
  masterclasses: { Icon: BookOpen, light: 'dusk', joinTo: 'to watch' },
  podcasts: { Icon: Mic, light: 'dusk', joinTo: 'to listen to' },
  posts: { Icon: BookOpen, light: 'morning', joinTo: 'to read' },
  testimonials: { Icon: Quote, light: 'morning', joinTo: 'to read' },
  faqs: { Icon: Leaf, light: 'noon', joinTo: 'to read' },
  events: { Icon: CalendarDays, light: 'noon', joinTo: 'to see' },
  expertAdvices: { Icon: Leaf, light: 'noon', joinTo: 'to read' },
  lifestyleGuides: { Icon: Sun, light: 'dusk', joinTo: 'to read' },
  rebootReviveWeeks: { Icon: CalendarDays, light: 'noon', joinTo: 'to see' },
  yaldaLovesProducts: { Icon: Gift, light: 'morning', joinTo: 'to see' },
  press: { Icon: Newspaper, light: 'dusk', joinTo: 'to read' },
  partners: { Icon: Gift, light: 'noon', joinTo: 'to see' },
} as const satisfies Record<PostType, TypeLook>
