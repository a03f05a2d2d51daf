import type { FieldHook, TextField } from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Lower case, accents folded, words joined by single hyphens: "Crème brûlée" gives "creme-brulee". */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const fillFromTitle: FieldHook = ({ data, value }) => {
  const source = typeof value === 'string' && value.trim() ? value : data?.title
  return typeof source === 'string' ? toSlug(source) : value
}

/**
 * The last part of an item's address. Made from the title when left empty.
 * @param unique whether two items of the collection may not share it (nested pages may)
 */
export function slugField({ unique }: { unique: boolean }): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique,
    index: true,
    maxLength: 100,
    hooks: { beforeValidate: [fillFromTitle] },
    validate: (value: unknown) =>
      (typeof value === 'string' && SLUG.test(value)) || 'Use lower-case letters, numbers and single hyphens.',
    admin: {
      position: 'sidebar',
      description: 'The last part of the address. Left empty, it is made from the title.',
    },
  }
}
