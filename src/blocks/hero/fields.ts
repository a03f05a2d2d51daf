import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { linkFields, linkGroup, validateHref } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { TEXTS } from '@/rules/texts'

/** The banner at the top of a page. */
export const heroBlock: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Top banner', plural: 'Top banners' },
  fields: [
    imageField('backgroundImage', 'Beside the text, on small screens below it. Its focal point stays visible.'),
    {
      name: 'backgroundVideo',
      type: 'text',
      validate: validateHref,
      admin: { description: 'Address of a short silent video file. Played on wide screens only, over the picture.' },
    },
    subtitleField({ maxLength: 120 }),
    titleField({
      required: true,
      admin: { description: '{firstName} becomes the first name of a signed-in member.' },
    }),
    {
      name: 'neutralTitle',
      type: 'text',
      maxLength: 160,
      admin: {
        description:
          'The title for visitors and members without a first name. Required when the title has {firstName}.',
        condition: (_, siblings) => String(siblings?.title ?? '').includes('{firstName}'),
      },
      validate: (value: unknown, { siblingData }: { siblingData: { title?: string } }) =>
        !siblingData?.title?.includes('{firstName}') || Boolean(value) || 'Enter the title for visitors.',
    },
    { name: 'textContent', type: 'textarea', label: 'Text', maxLength: 600 },
    linkGroup('cta', 'The button.', { label: 'Button', withTarget: false }),
    linkGroup('secondCta', 'One more way, beside the button.', { label: 'Second button', withTarget: false }),
    {
      name: 'showCounts',
      type: 'checkbox',
      label: 'Show how much there is',
      defaultValue: false,
      admin: {
        description:
          'How many recipes, movement guides and meditations are published, of each from ten on. The site counts them.',
      },
    },
    {
      name: 'showOpen',
      type: 'checkbox',
      label: 'Show three things to open now',
      defaultValue: false,
      admin: {
        description:
          'A quick recipe, a movement guide and a meditation that are open to the reader, other ones each day. The site chooses them.',
      },
    },
    {
      name: 'showWeeks',
      type: 'checkbox',
      label: 'List the weeks of the program',
      defaultValue: false,
      admin: { description: 'Those of the oldest program, each with its page. Not on phones.' },
    },
    {
      name: 'proof',
      type: 'text',
      label: 'Line beside the reviews’ score',
      maxLength: 80,
      admin: {
        description:
          'Such as: Trusted by 5,000+ happy members. The score is in the settings. Without this line it is not shown.',
      },
    },
    {
      name: 'topBannerShow',
      type: 'checkbox',
      label: 'Show the link above the title',
      defaultValue: true,
    },
    {
      name: 'topBannerLink',
      type: 'group',
      label: 'Link above the title',
      admin: { condition: (_, siblings) => siblings?.topBannerShow !== false },
      fields: linkFields(),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'showSearchForm',
          type: 'checkbox',
          label: 'Search form',
          defaultValue: false,
          admin: { description: 'Kept with the page; the banner does not show a search form at present.' },
        },
        {
          name: 'searchPlaceholderText',
          type: 'text',
          label: 'Text in the search field',
          maxLength: 80,
          defaultValue: TEXTS.searchSite,
          admin: { condition: (_, siblings) => siblings?.showSearchForm === true },
        },
      ],
    },
    lightField('morning', 'The hour whose light the banner has: morning is food, noon movement, dusk rest.'),
  ],
}
