import type { RichTextField, TextareaField } from 'payload'

/**
 * Text written in the admin, and beside it provider HTML that was imported or pasted.
 * The site shows the HTML where the rich text is empty; both go through src/content.
 * DESIGN 5.
 * @param name the rich text's field name; the HTML's is `<name>Html`
 */
export function authoredText(name: string, label: string, description: string): [RichTextField, TextareaField] {
  return [
    { name, type: 'richText', label, admin: { description } },
    {
      name: `${name}Html`,
      type: 'textarea',
      label: `${label} as HTML`,
      admin: {
        description: 'For imported or pasted HTML. Shown when the text above is empty; scripts and styles are removed.',
        condition: (_, siblings) => Boolean(siblings?.[`${name}Html`]) || !siblings?.[name],
      },
    },
  ]
}
