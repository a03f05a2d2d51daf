import type { CheckboxField } from 'payload'

/** Shows the beginning of a restricted item's text to everyone (`firstLinesOf` in src/catalogue/first-lines.server.ts). */
export const firstLinesField: CheckboxField = {
  name: 'showFirstLines',
  type: 'checkbox',
  label: 'Show the first lines to everyone',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    condition: (data) => data?.requiredPlan !== 'none',
    description:
      'The first section if it is short, else about sixty words; at most half of the text. And the names of its parts: its headings or topics, of a recipe the first three ingredients. Of a page: of its texts that everyone who can open it sees.',
  },
}
