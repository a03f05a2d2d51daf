import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { TEXTS } from '@/rules/texts'

/** The favorites of the signed-in member, as cards. */
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
      admin: { description: 'Cards per row on a wide screen. Visitors are asked to sign in.' },
    },
  ],
}
