import { CONTENT_TYPES, type PostType } from '@/model/content-types'

type Counts = readonly (readonly [PostType, number])[]

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** How many items there are of some types, one text each, the most first: "12 recipes". */
export function countTexts(counts: Counts): string[] {
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return sorted.map(([postType, count]) => {
    const { many, one } = CONTENT_TYPES[postType]
    return `${count} ${(count === 1 ? one : many).toLowerCase()}`
  })
}

/** Texts in a row, as in a sentence: "12 recipes, 6 movement guides, and 1 lifestyle guide". */
export const inSentence = (texts: readonly string[]): string => listFormat.format(texts)

/** How many items there are of some types, as in a sentence. */
export const countsText = (counts: Counts): string => inSentence(countTexts(counts))
