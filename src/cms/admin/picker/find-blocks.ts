import type { ClientBlock } from 'payload'

/** A block as the picker shows and finds it. */
export type PickerBlock = {
  slug: string
  label: string
  group: string
  sentence: string
  picture: string
  /** Other words for it. */
  also: string
  /** The place of its group. */
  order: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the picker needs of a block of the form. */
export function pickerBlock({ admin, labels, slug }: ClientBlock): PickerBlock {
  const thumbnail = admin?.images?.thumbnail
  const { alt, url } = typeof thumbnail === 'object' ? thumbnail : { alt: '', url: thumbnail }
  return {
    slug,
    label: textOf(labels?.singular) || slug,
    group: textOf(admin?.group),
    sentence: alt ?? '',
    picture: url ?? '',
    also: textOf(admin?.custom?.also),
    order: Number(admin?.custom?.order ?? 0),
  }
}

/** The blocks that have every word of a search in their name, sentence, group or other names; all without a word. */
export function findBlocks(blocks: readonly PickerBlock[], search: string): PickerBlock[] {
  // The singular finds both.
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/s$/, ''))
    .filter(Boolean)
  return blocks.filter(({ also, group, label, sentence }) => {
    const text = [label, sentence, group, also].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
