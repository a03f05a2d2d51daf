import { BlocksFeature, LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block, CollectionSlug, Field, RichTextField } from 'payload'
import { HEADING_ICONS } from '@/rules/heading-icons'
import { validateHref } from './link'

type Features = Exclude<NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>['features']>, unknown[]>

/**
 * What an editor may put into every text: the usual, links to what has an address, and
 * the parts of SPEC 2.2 (headings with their data, expanders, health facts, journeys,
 * members' parts). src/content/rich-text-blocks.ts makes HTML of them.
 * @param withAddress collections that a link can lead to
 */
export function contentFeatures(withAddress: CollectionSlug[]): Features {
  const features =
    (...blocks: Block[]): Features =>
    ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => key !== 'link'),
      LinkFeature({ enabledCollections: withAddress }),
      ...(blocks.length > 0 ? [BlocksFeature({ blocks })] : []),
    ]
  // A text in a part may hold other parts, and none in itself.
  const body = (description: string, ...blocks: Block[]): RichTextField => ({
    name: 'body',
    type: 'richText',
    label: 'Text',
    required: true,
    admin: { description },
    editor: lexicalEditor({ features: features(...blocks) }),
  })
  const healthFact = part('healthFact', 'Health fact', [
    { name: 'title', type: 'text', maxLength: 120, admin: { description: 'Such as "Good to know". May be empty.' } },
    body('A few sentences.'),
  ])
  const journey = part('journey', 'Journey', [
    body('Each third-level heading begins a step. Without one, each item of the first list is a step.'),
  ])
  const expander = part('expander', 'Expander', [
    { name: 'label', type: 'text', maxLength: 120, admin: { description: 'What it is about, for screen readers.' } },
    body('The first paragraph stays in sight, the rest opens at "Read all".', sectionHeading, healthFact),
  ])
  const membersOnly = part('membersOnly', 'Part for members', [
    body(
      'For free members and up. Visitors get a notice in its place; the text is not sent to them.',
      ...[sectionHeading, expander, healthFact, journey],
    ),
  ])
  return features(sectionHeading, expander, healthFact, journey, membersOnly)
}

function part(slug: string, singular: string, fields: Field[]): Block {
  return { slug, labels: { singular, plural: singular }, fields }
}

const sectionHeading: Block = {
  slug: 'sectionHeading',
  labels: { singular: 'Section heading', plural: 'Section headings' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 200 },
        {
          name: 'level',
          type: 'select',
          required: true,
          defaultValue: 'h2',
          options: [
            { value: 'h2', label: 'Heading 2' },
            { value: 'h3', label: 'Heading 3' },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'menuLabel',
          type: 'text',
          maxLength: 200,
          admin: {
            description: 'In the side bar. Empty: the heading itself.',
            condition: (_, siblings) => !siblings?.hideFromMenu,
          },
        },
        { name: 'hideFromMenu', type: 'checkbox', label: 'Leave out of the side bar', defaultValue: false },
      ],
    },
    {
      name: 'link',
      type: 'text',
      maxLength: 2_000,
      validate: validateHref,
      admin: { description: 'Where heading and side bar lead instead of this place: an address, or #place.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'format',
          type: 'select',
          hasMany: true,
          label: 'In the side bar',
          options: [
            { value: 'bold', label: 'Bold' },
            { value: 'active', label: 'Always shown as the present place' },
            { value: 'main', label: 'Main link' },
          ],
        },
        { name: 'icon', type: 'select', options: [...HEADING_ICONS] },
      ],
    },
  ],
}
