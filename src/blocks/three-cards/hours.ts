import { type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react'

type Hour = { light: 'morning' | 'noon' | 'dusk'; Icon: LucideIcon }

const MORNING: Hour = { light: 'morning', Icon: Sunrise }

/** The hours of the cards, in order. See docs/design-language.md#the-idea-one-days-light. */
export const HOURS: readonly Hour[] = [MORNING, { light: 'noon', Icon: Sun }, { light: 'dusk', Icon: Moon }]

/** The hour of a card by its index. */
export const hourAt = (index: number): Hour => HOURS[index] ?? MORNING
