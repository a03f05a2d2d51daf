import { LIMITS } from '../limits'
import { normalizeText } from '../normalize-text'
import type { BoardRules, HeldFor } from './terms'

/** Seconds until an instant, at least one. */
const secondsUntil = (instantMs: number, now: Date) => Math.max(1, Math.ceil((instantMs - now.getTime()) / 1_000))

const DAY_S = 24 * 60 * 60

/** @returns seconds until there may be one more within the window; null if there may be one now */
function waitS(recent: readonly Date[], most: number, windowS: number, now: Date): number | null {
  const windowMs = windowS * 1_000
  const within = recent
    .map((date) => date.getTime())
    .filter((time) => now.getTime() - time < windowMs)
    .sort((a, b) => b - a)
  // The post whose end of the window makes room for one more.
  const blocking = within[most - 1]
  return blocking === undefined ? null : secondsUntil(blocking + windowMs, now)
}

/**
 * Whether one more post would be too many.
 * @param recent when the person's posts of the last minutes were made, in any order
 * @returns seconds to wait; null if it may be posted
 */
export const floodWaitS = (recent: readonly Date[], now: Date): number | null =>
  waitS(recent, LIMITS.forumFloodPosts, LIMITS.forumFloodWindowS, now)

/**
 * Whether one more post of a new account would be too many for a day.
 * @param recent when the person's posts of the last day were made, in any order
 * @returns seconds to wait; null if it may be posted
 */
export const newAccountWaitS = (recent: readonly Date[], now: Date): number | null =>
  waitS(recent, LIMITS.forumNewAccountPostsPerDay, DAY_S, now)

/**
 * Whether a board's slow mode asks for a pause.
 * @param last when the person last posted on the board; null for never
 * @returns seconds to wait; null if they may post
 */
export function slowModeWaitS(last: Date | null, slowModeS: number, now: Date): number | null {
  if (!last || slowModeS <= 0) return null
  const endsMs = last.getTime() + slowModeS * 1_000
  return endsMs > now.getTime() ? secondsUntil(endsMs, now) : null
}

/**
 * Words in the form in which repeated posts and listed words are recognized: case, accents, white space and invisible
 * characters do not count.
 */
export const comparableWords = (text: string): string =>
  normalizeText(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/**
 * The word list of a board: one word or phrase a line.
 * @returns comparable, without empty lines
 */
export const wordList = (setting: string | null | undefined): string[] =>
  (setting ?? '').split('\n').map(comparableWords).filter(Boolean)

/** Whether a text contains a word of the list as a whole word. */
export function containsListedWord(text: string, words: readonly string[]): boolean {
  const padded = ` ${comparableWords(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.some((word) => padded.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `))
}

/** What is known of a post and its author before it is stored. */
export type PostFacts = {
  isModerator: boolean
  isNewAccount: boolean
  /** Posts of the author on the board that have appeared. */
  postsOnBoard: number
  links: number
  pictures: number
  /** Title and text. */
  words: string
}

/** Why a post waits for approval; null if it appears at once. Moderators' posts never wait. */
export function heldFor(
  { isModerator, isNewAccount, links, pictures, postsOnBoard, words }: PostFacts,
  { heldWords, holdFirst }: Pick<BoardRules, 'holdFirst' | 'heldWords'>,
): HeldFor | null {
  if (isModerator) return null
  if (postsOnBoard < holdFirst) return 'first'
  if (isNewAccount && links > LIMITS.forumNewAccountLinks) return 'links'
  if (isNewAccount && pictures > LIMITS.forumNewAccountPictures) return 'pictures'
  return containsListedWord(words, heldWords) ? 'words' : null
}

/** Whether reports hide a post. @param trusted how many people whose accounts are not new have reported it */
export const reportsHide = (trusted: number): boolean => trusted >= LIMITS.forumReportsToHide
