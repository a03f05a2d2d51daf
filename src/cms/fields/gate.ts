import type { Field, FieldAccess } from 'payload'
import { withinPlan } from '../access/rules'

/** The fields of a restricted item that everyone may read, for its card. The plan protects every other field. */
const TEASER: ReadonlySet<string> = new Set([
  'title',
  'slug',
  'summary',
  'image',
  'categories',
  'requiredPlan',
  'publishedAt',
  'databaseId',
  'seo',
  'parent',
])

const gate: FieldAccess = withinPlan

/**
 * Protects every field that is not on the teaser's allowlist with the item's plan, so that a new field is closed by
 * default.
 * @param open more names that everyone may read, such as numbers on a card
 */
export function withPlanGate(fields: Field[], open: readonly string[] = []): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: withPlanGate(field.fields, open) }
    }
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withPlanGate(tab.fields, open) })) }
    }
    if (!('name' in field) || field.type === 'ui') return field
    if (TEASER.has(field.name) || open.includes(field.name)) return field
    return { ...field, access: { ...field.access, read: gate } } as Field
  })
}
