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
import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import type { Light, TypeIcon } from '@/model/content-types/content-type'

const ICONS: Readonly<Record<TypeIcon, LucideIcon>> = {
  bookOpen: BookOpen,
  calendarDays: CalendarDays,
  gift: Gift,
  leaf: Leaf,
  mic: Mic,
  moon: Moon,
  newspaper: Newspaper,
  personStanding: PersonStanding,
  quote: Quote,
  soup: Soup,
  sun: Sun,
}

/** The icon and light of a type, for a card without a picture. */
export function typeStyle(postType: PostType): { Icon: LucideIcon; light: Light } {
  const { icon, light } = CONTENT_TYPES[postType]
  return { Icon: ICONS[icon], light }
}
