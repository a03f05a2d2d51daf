import type { UnnamedTab } from 'payload'
import { linkGroup } from '@/cms/fields/link'

/** The related recipes below the recipe. */
export const relatedTab: UnnamedTab = {
  label: 'Related',
  fields: [
    {
      name: 'relatedRecipes',
      type: 'relationship',
      relationTo: 'recipes',
      hasMany: true,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { description: 'Shown below the recipe. If left empty, recipes of the same categories are shown.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'relatedPostsTitle',
          type: 'text',
          label: 'Title',
          maxLength: 120,
          admin: { width: '50%', description: 'Leave it empty for the default title.' },
        },
        {
          name: 'relatedPostsSubtitle',
          type: 'text',
          label: 'Subtitle',
          maxLength: 200,
          admin: { width: '50%' },
        },
      ],
    },
    {
      ...linkGroup('relatedPostsArchiveLink', 'The button below them. If left empty, it links to all recipes.', {
        withTarget: false,
      }),
      label: 'Button to more recipes',
    },
  ],
}
