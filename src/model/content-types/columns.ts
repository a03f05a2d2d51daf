import type { Config } from '@/payload-types'
import { minutesToRead } from '@/rules/reading-time'
import { relationId } from '@/rules/relation-id'
import { hasVideo } from '../has-video'
import type { PostType } from './index'

/** The columns of the catalogue that only some types fill, and their other values for cards (`extras`). */
export type TypeColumns = {
  /** In minutes. */
  totalTime?: number | null
  /** In grams. */
  protein?: number | null
  kcal?: number | null
  /** In grams. */
  sugars?: number | null
  /** In minutes. */
  duration?: number | null
  eventDate?: string | null
  extras?: Record<string, unknown> | null
}

type Documents = Config['collections']

/**
 * What an item's row in the catalogue has besides the common columns, by its type. Of a restricted item, a card has only
 * the extras that are named in `openFields`, and all other columns. Not in the records of the types, since those are in
 * the browser's scripts of every list.
 */
export const COLUMNS: { [Type in PostType]?: (doc: Documents[Type]) => TypeColumns } = {
  recipes: (doc) => ({
    totalTime: doc.totalTime,
    protein: doc.nutritionProtein,
    kcal: doc.nutritionKcal,
    sugars: doc.nutritionSugars,
    extras: { difficulty: doc.difficulty ?? 'Easy', diets: doc.diets ?? [], allergens: doc.allergens ?? [] },
  }),
  movementGuides: (doc) => ({ duration: doc.duration, extras: { level: doc.level, hasVideo: hasVideo(doc) } }),
  guidedMeditations: (doc) => ({ duration: doc.duration, extras: { hasVideo: hasVideo(doc) } }),
  masterclasses: (doc) => ({
    duration: doc.duration,
    extras: {
      teacher: doc.teacher,
      teacherImage: relationId(doc.teacherImage),
      hasVideo: hasVideo(doc),
      comesOn: doc.comesOn ?? undefined,
    },
  }),
  podcasts: (doc) => ({
    duration: doc.duration,
    extras: {
      applePodcastsLink: doc.applePodcastsLink,
      spotifyLink: doc.spotifyLink,
      youtubeLink: doc.youtubeLink,
      hasVideo: hasVideo(doc),
    },
  }),
  posts: ({ author, body, bodyHtml }) => ({
    extras: { author, readingMinutes: minutesToRead(body, bodyHtml) ?? undefined },
  }),
  testimonials: ({ firstName, profession }) => ({ extras: { firstName, profession } }),
  events: ({ eventDate, eventEnd, location, price, timeZone }) => ({
    eventDate,
    // Absent where there is none, as in rows that were written before events had them.
    extras: { eventEnd, location, price: price ?? undefined, timeZone: timeZone ?? undefined },
  }),
  lifestyleGuides: (doc) => ({ extras: { hasVideo: hasVideo(doc) } }),
  rebootReviveWeeks: ({ season, weekLabel }) => ({ extras: { season, weekLabel } }),
  yaldaLovesProducts: ({ brand, price }) => ({ extras: { brand, price } }),
  press: ({ pressDate, pressLanguage, pressUrl }) => ({ extras: { pressUrl, pressDate, pressLanguage } }),
  partners: ({ partnerUrl }) => ({ extras: { partnerUrl } }),
}
