import { type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react'

type Hour = { light: 'morning' | 'noon' | 'dusk'; Icon: LucideIcon }

const MORNING: Hour = { light: 'morning', Icon: Sunrise }

/** The hours that the cards stand in, in order. DESIGN 9. */
export const HOURS: readonly Hour[] = [MORNING, { light: 'noon', Icon: Sun }, { light: 'dusk', Icon: Moon }]

/** The hour of a card by its place in the row. */
export const hourAt = (index: number): Hour => HOURS[index] ?? MORNING
