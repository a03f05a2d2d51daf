import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, CollectionSlug, Field, RichTextField } from 'payload'
import { HEADING_ICONS } from '@/rules/heading-icons'
import { CleanPasteFeature } from './clean-paste-feature'
import { embeddedBlocks } from './embedded-blocks'
import { validateHref } from './link'

type Features = Exclude<NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>['features']>, unknown[]>

/**
 * Basic features with other settings, or with something better in their place: a document is shown as a card
 * (embedded-blocks.ts), not as a relationship.
 */
const REPLACED: ReadonlySet<string> = new Set(['heading', 'link', 'relationship', 'upload'])

/**
 * Editor features of every text: the basic ones, tables, internal links, and the content parts (headings with data,
 * expanders, health facts, journeys, members-only parts, buttons, galleries, videos, cards).
 * src/content/rich-text-blocks.ts converts the parts to HTML. Pasted text is cleaned.
 * @param withAddress collections that a link can point to
 */
export function contentFeatures(withAddress: CollectionSlug[]): Features {
  const features =
    (...blocks: Block[]): Features =>
    ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => !REPLACED.has(key)),
      // The page has the first-level heading.
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4', 'h5', 'h6'] }),
      LinkFeature({ enabledCollections: withAddress }),
      UploadFeature({ enabledCollections: ['media'] }),
      EXPERIMENTAL_TableFeature(),
      ...(blocks.length > 0 ? [BlocksFeature({ blocks })] : []),
      CleanPasteFeature(),
    ]
  // A part's text may contain other parts, but not its own kind. The form of a page has every text's fields many times,
  // so the short text of a health fact has no parts.
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
    body(
      'Each third-level heading starts a step. Without such headings, each item of the first list is a step.',
      ...embeddedBlocks,
    ),
  ])
  const expander = part('expander', 'Expander', [
    { name: 'label', type: 'text', maxLength: 120, admin: { description: 'What it is about, for screen readers.' } },
    body(
      'The first paragraph is always visible; "Read all" opens the rest.',
      ...[sectionHeading, healthFact, ...embeddedBlocks],
    ),
  ])
  const membersOnly = part('membersOnly', 'Part for members', [
    body(
      'For free members and up. Visitors see a notice instead, and the text is not sent to them.',
      ...[sectionHeading, expander, healthFact, journey, ...embeddedBlocks],
    ),
  ])
  return features(sectionHeading, expander, healthFact, journey, membersOnly, ...embeddedBlocks)
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
            description: 'The label in the sidebar. Leave it empty to use the heading.',
            condition: (_, siblings) => !siblings?.hideFromMenu,
          },
        },
        { name: 'hideFromMenu', type: 'checkbox', label: 'Hide from the sidebar', defaultValue: false },
      ],
    },
    {
      name: 'link',
      type: 'text',
      maxLength: 2_000,
      validate: validateHref,
      admin: { description: 'Where the heading and its sidebar link lead instead: an address, or #place.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'format',
          type: 'select',
          hasMany: true,
          label: 'Style in the sidebar',
          options: [
            { value: 'bold', label: 'Bold' },
            { value: 'active', label: 'Always shown as the current place' },
            { value: 'main', label: 'Main link' },
          ],
        },
        { name: 'icon', type: 'select', options: [...HEADING_ICONS] },
      ],
    },
  ],
}
