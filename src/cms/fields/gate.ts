import type { Field, FieldAccess } from 'payload'
import { withinPlan } from '../access/rules'

/** What a restricted item may show to everybody: its card. Everything else stays behind the plan. STYLE 9. */
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
 * Puts every field that is not on the teaser's allowlist behind the item's plan, so
 * that a new field is closed until somebody decides otherwise.
 * @param open further names that may be seen by all (numbers on a card)
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
