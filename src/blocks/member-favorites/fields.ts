import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { TEXTS } from '@/rules/texts'

/** What the member who looks has hearted, as cards. SPEC 2.3 (member favorites). */
export const memberFavoritesBlock: Block = {
  slug: 'memberFavorites',
  interfaceName: 'MemberFavoritesBlock',
  labels: { singular: 'Member favorites', plural: 'Member favorites' },
  fields: [
    titleField({ defaultValue: TEXTS.favoritesTitle }),
    subtitleField({ defaultValue: TEXTS.favoritesSubtitle }),
    {
      name: 'columns',
      type: 'select',
      defaultValue: '3',
      options: ['2', '3', '4'],
      admin: { description: 'How many stand beside each other on a wide screen. Visitors are asked to sign in.' },
    },
  ],
}
