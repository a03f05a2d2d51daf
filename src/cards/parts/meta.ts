import type { PostCard } from '@/catalogue/cards.server'
import { formatDuration, NO_DURATION } from '@/rules/durations'
import type { EventTimes } from '@/rules/events/event-times'

export type MetaItem = {
  kind:
    | 'author'
    | 'byline'
    | 'readingTime'
    | 'rating'
    | 'time'
    | 'protein'
    | 'level'
    | 'teacher'
    | 'place'
    | 'brand'
    | 'price'
    | 'comments'
  text: string
}

/** A text from the untyped extras of a row; null when missing or blank. */
export function extraText({ extras }: Pick<PostCard, 'extras'>, name: string): string | null {
  const value = extras[name]
  return typeof value === 'string' && value.trim() ? value : null
}

/** The season of a reset week as the styles name it: "spring", "any"; undefined for everything else. */
export const seasonOf = (card: Pick<PostCard, 'extras'>): string | undefined => extraText(card, 'season')?.toLowerCase()

/** The times of an event; null for everything else. */
export function eventTimesOf(card: Pick<PostCard, 'eventDate' | 'extras'>): EventTimes | null {
  return card.eventDate === null
    ? null
    : { start: card.eventDate, end: extraText(card, 'eventEnd'), timeZone: extraText(card, 'timeZone') }
}

/** A duration as a card shows it; null when unknown. @param minutes as for formatDuration */
export function durationText(minutes: unknown): string | null {
  const text = formatDuration(minutes)
  return text === NO_DURATION ? null : text
}

/** "12 comments" as a card shows it; null without any. */
export function commentsText({ commentCount }: Pick<PostCard, 'commentCount'>): string | null {
  if (commentCount === 0) return null
  return commentCount === 1 ? '1 comment' : `${commentCount.toLocaleString('en-US')} comments`
}

/**
 * The metadata line of a card: the fields that its type has and that are not empty.
 * The week and its season, the day of an event and the required plan are shown elsewhere on the card.
 */
export function metaOf(card: PostCard): MetaItem[] {
  const { duration, rating, recipes } = card
  const protein = recipes.nutritionProtein
  const own = (kind: MetaItem['kind']): [MetaItem['kind'], string | null] => [kind, extraText(card, kind)]
  const all = [
    own('author'),
    own('byline'),
    own('readingTime'),
    ['rating', rating && `${rating.average.toFixed(1)} (${rating.count})`],
    ['time', durationText(recipes.totalTime || duration)],
    ['protein', protein === null ? null : `${protein} g protein`],
    own('level'),
    own('teacher'),
    ['place', extraText(card, 'location')],
    own('brand'),
    own('price'),
    ['comments', commentsText(card)],
  ] satisfies [MetaItem['kind'], string | null][]
  return all.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]))
}
