import type { Block } from 'payload'
import { linkReference } from '@/rules/links/reference'
import { parseEmbed } from '@/rules/video-source'
import { imageField } from './image'
import { linkFields } from './link'

/** Maximum numbers of buttons in a row, of cards and of pictures. */
const MAX_BUTTONS = 3
const MAX_CARDS = 12
const MAX_PICTURES = 40

const buttons: Block = {
  slug: 'buttons',
  labels: { singular: 'Buttons', plural: 'Buttons' },
  fields: [
    {
      name: 'buttons',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: MAX_BUTTONS,
      label: false,
      labels: { singular: 'Button', plural: 'Buttons' },
      admin: { components: { RowLabel: '@/cms/admin/text/RowLabels.client#TitleOfRow' } },
      fields: [
        ...linkFields({ required: true }),
        {
          name: 'look',
          type: 'select',
          defaultValue: 'primary',
          options: [
            { value: 'primary', label: 'Filled: the main button' },
            { value: 'plain', label: 'Outlined' },
          ],
        },
      ],
    },
  ],
}

const gallery: Block = {
  slug: 'gallery',
  labels: { singular: 'Picture gallery', plural: 'Picture galleries' },
  fields: [
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: MAX_PICTURES,
      label: false,
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { components: { RowLabel: '@/cms/admin/text/RowLabels.client#CaptionOfRow' } },
      fields: [
        {
          ...imageField('image', 'Its description for people who cannot see it is that of the library.'),
          required: true,
        },
        { name: 'caption', type: 'text', maxLength: 300, admin: { description: 'Shown below the picture.' } },
      ],
    },
  ],
}

const validateSource = (value: unknown): true | string =>
  (typeof value === 'string' && parseEmbed(value) !== null) ||
  'Paste the address of a video, or an embed code with a frame. Scripts are not possible.'

const video: Block = {
  slug: 'video',
  labels: { singular: 'Video', plural: 'Videos' },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'The name of the play button.' },
    },
    {
      name: 'source',
      type: 'textarea',
      required: true,
      label: 'Address or embed code',
      maxLength: 10_000,
      validate: validateSource,
      admin: {
        rows: 3,
        description:
          'Of a video on YouTube or Vimeo, an HLS playlist (.m3u8), a video file, or the embed code of another player. Nothing is loaded from there before a person presses play. For a video of this site, insert its card.',
      },
    },
    imageField('poster', 'Shown until it is played.'),
    { name: 'caption', type: 'text', maxLength: 300 },
  ],
}

const validateItem = (value: unknown): true | string =>
  linkReference(value)?.kind === 'item' || 'Choose something from the list.'

const cards: Block = {
  slug: 'cards',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: MAX_CARDS,
      label: false,
      labels: { singular: 'Card', plural: 'Cards' },
      admin: {
        description:
          'Recipes, videos, articles and everything else with a page. A card follows its item, has a lock for people whose plan does not include it, and is left out while it is not published.',
      },
      fields: [
        {
          // The name of every link, which readers get as an address (src/rules/links/reference.ts).
          name: 'url',
          type: 'text',
          label: 'Item',
          required: true,
          maxLength: 2_000,
          validate: validateItem,
          admin: { components: { Field: '@/cms/admin/links/LinkField.client#LinkField' } },
        },
      ],
    },
  ],
}

/** What a text can show besides words: src/content/rich-text-embeds.ts converts it to HTML. */
export const embeddedBlocks: readonly Block[] = [buttons, gallery, video, cards]
