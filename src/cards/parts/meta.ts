import type { PostCard } from '@/catalogue/cards'
import { formatDuration, NO_DURATION } from '@/rules/durations'
import type { EventTimes } from '@/rules/events/event-times'

export type MetaItem = {
  kind: 'date' | 'time' | 'protein' | 'level' | 'teacher' | 'place' | 'brand' | 'price'
  /** For people; of a date, ISO 8601: its day depends on where they are. */
  text: string
}

/** Extras of a row are free in form: a text that says something, or null. */
export function extraText({ extras }: Pick<PostCard, 'extras'>, name: string): string | null {
  const value = extras[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The season of a reset week as the styles name it: "spring", "any"; undefined for everything else. SPEC 2.2. */
export const seasonOf = (card: Pick<PostCard, 'extras'>): string | undefined => extraText(card, 'season')?.toLowerCase()

/** When an event is; null for everything else. */
export function eventTimesOf(card: Pick<PostCard, 'eventDate' | 'extras'>): EventTimes | null {
  return card.eventDate === null ? null : { start: card.eventDate, end: extraText(card, 'eventEnd') }
}

/** A duration as a card shows it, null where it is unknown. SPEC 5. @param minutes as formatDuration takes it */
export function durationText(minutes: unknown): string | null {
  const text = formatDuration(minutes)
  return text === NO_DURATION ? null : text
}

/**
 * What a card says in numbers: what its type has, and nothing that is missing. SPEC 3.
 * The week's label and what the item costs in plans are shown elsewhere on the card.
 */
export function metaOf(card: PostCard): MetaItem[] {
  const { duration, eventDate, recipes } = card
  const protein = recipes.nutritionProtein
  const all: [MetaItem['kind'], string | null][] = [
    ['date', eventDate],
    ['time', durationText(recipes.totalTime || duration)],
    ['protein', protein === null ? null : `${protein} g protein`],
    ['level', extraText(card, 'level')],
    ['teacher', extraText(card, 'teacher')],
    ['place', extraText(card, 'location')],
    ['brand', extraText(card, 'brand')],
    ['price', extraText(card, 'price')],
  ]
  return all.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]))
}
