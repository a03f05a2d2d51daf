import { CONTENT_TYPES, type PostType } from '@/model/content-types'

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** How many items there are of some types, the most first: "12 recipes, 6 movement guides, and 1 lifestyle guide". */
export function countsText(counts: readonly (readonly [PostType, number])[]): string {
  const parts = [...counts].sort(([, one], [, other]) => other - one)
  return listFormat.format(
    parts.map(([postType, count]) => {
      const { many, one } = CONTENT_TYPES[postType]
      return `${count} ${(count === 1 ? one : many).toLowerCase()}`
    }),
  )
}
