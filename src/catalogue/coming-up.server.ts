import 'server-only'
import { z } from 'zod'
import { monthAndDay } from '@/rules/dates'
import { expireRenderAt } from '@/runtime/cached'
import type { StoredRow } from './queries.server'

const COMING_UP = 'Coming up'

const classToCome = z.object({ hasVideo: z.literal(false), comesOn: z.string().nullish().catch(null) })

/**
 * What card and page say of a class without a video, to those who cannot open it too: "Coming up December 10", and no day
 * once that is over. Made here, since scripts of a list would need all of it for one line.
 * @returns null for a class with a video, and for every other item
 */
export function comingUpOf({ extras, postType }: Pick<StoredRow, 'extras' | 'postType'>): string | null {
  const toCome = postType === 'masterclasses' && classToCome.safeParse(extras).data
  if (!toCome) return null
  const { comesOn } = toCome
  const day = monthAndDay(comesOn)
  if (!comesOn || !day) return COMING_UP
  const over = new Date(`${comesOn.slice(0, 'YYYY-MM-DD'.length)}T24:00:00Z`)
  if (over <= new Date()) return COMING_UP
  expireRenderAt(over)
  return `${COMING_UP} ${day}`
}
