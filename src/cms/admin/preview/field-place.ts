import type { ClientField } from 'payload'

/** The part of a field's path before the first dot. */
const rootOf = (path: string) => path.split('.')[0] ?? path

const hasField = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field && field.name === name) return true
    return (field.type === 'row' || field.type === 'collapsible') && hasField(field.fields, name)
  })

/**
 * Which tab of a form holds a field.
 * @param path such as "seo.title"
 * @returns its index; null for a field outside of the tabs
 */
export function tabOf(fields: readonly ClientField[], path: string): number | null {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const index = tabs.findIndex((tab) => hasField(tab.fields, rootOf(path)))
  return index === -1 ? null : index
}

/** The ids of the rows that a path goes through, from the outside: "layout.2.cards.0.title" is in two. */
export function rowElementIds(path: string): string[] {
  const parts = path.split('.')
  return parts.flatMap((part, index) => (/^\d+$/.test(part) ? [`${parts.slice(0, index).join('-')}-row-${part}`] : []))
}

/** The id of a field's element. */
export const fieldElementId = (path: string): string => `field-${path.replaceAll('.', '__')}`
