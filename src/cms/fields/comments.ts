import type { CheckboxField } from 'payload'

/** Opens an item for comments. Who may read and write them follows from the item's plan. */
export const commentsField: CheckboxField = {
  name: 'comments',
  type: 'checkbox',
  label: 'Members may comment',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description: 'Members whose plan includes it can comment below it. Closing hides the comments and keeps them.',
  },
}
