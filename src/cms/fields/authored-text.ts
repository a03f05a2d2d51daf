import type { RichTextField, TextareaField } from 'payload'

/**
 * A rich text field and beside it a field for imported or pasted provider HTML. The site shows the HTML if the rich
 * text is empty; src/content sanitizes both.
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
