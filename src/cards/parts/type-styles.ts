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
import type { PostType } from '@/model/post-types'

export type Light = 'morning' | 'noon' | 'dusk'

type TypeStyle = {
  /** Shown when a card has no picture. */
  Icon: LucideIcon
  /** The light of the type (docs/design-language.md#the-idea-one-days-light). */
  light: Light
  /** The purpose of joining for screen readers, as in "Join Now to watch Long lines". */
  joinPurpose: string
}

/** Icon and light of each type. A missing type does not compile. */
export const TYPE_STYLES = {
  pages: { Icon: Sun, light: 'morning', joinPurpose: 'to read' },
  recipes: { Icon: Soup, light: 'morning', joinPurpose: 'to read' },
  movementGuides: { Icon: PersonStanding, light: 'noon', joinPurpose: 'to watch' },
  guidedMeditations: { Icon: Moon, light: 'dusk', joinPurpose: 'to listen to' },
  masterclasses: { Icon: BookOpen, light: 'dusk', joinPurpose: 'to watch' },
  podcasts: { Icon: Mic, light: 'dusk', joinPurpose: 'to listen to' },
  posts: { Icon: BookOpen, light: 'morning', joinPurpose: 'to read' },
  testimonials: { Icon: Quote, light: 'morning', joinPurpose: 'to read' },
  faqs: { Icon: Leaf, light: 'noon', joinPurpose: 'to read' },
  events: { Icon: CalendarDays, light: 'noon', joinPurpose: 'to see' },
  expertAdvices: { Icon: Leaf, light: 'noon', joinPurpose: 'to read' },
  lifestyleGuides: { Icon: Sun, light: 'dusk', joinPurpose: 'to read' },
  rebootReviveWeeks: { Icon: CalendarDays, light: 'noon', joinPurpose: 'to see' },
  yaldaLovesProducts: { Icon: Gift, light: 'morning', joinPurpose: 'to see' },
  press: { Icon: Newspaper, light: 'dusk', joinPurpose: 'to read' },
  partners: { Icon: Gift, light: 'noon', joinPurpose: 'to see' },
} as const satisfies Record<PostType, TypeStyle>
