import type { SelectField } from 'payload'

type Hour = 'morning' | 'noon' | 'dusk'

/** The hour whose light a section has. DESIGN 9: morning is food, noon movement, dusk rest. */
export function lightField(defaultValue: Hour, description: string): SelectField {
  return {
    name: 'light',
    type: 'select',
    defaultValue,
    options: ['morning', 'noon', 'dusk'],
    admin: { description },
  }
}
