import type { SelectField } from 'payload'

type Hour = 'morning' | 'noon' | 'dusk'

/** The color theme of a section: morning for food, noon for movement, dusk for rest (docs/design-language.md). */
export function lightField(defaultValue: Hour, description: string): SelectField {
  return {
    name: 'light',
    type: 'select',
    defaultValue,
    options: ['morning', 'noon', 'dusk'],
    admin: { description },
  }
}
