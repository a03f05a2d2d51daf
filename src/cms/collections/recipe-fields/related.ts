import type { UnnamedTab } from 'payload'
import { linkGroup } from '../../fields/link'

/** What is shown below the recipe. SPEC 3 (related-posts block). */
export const relatedTab: UnnamedTab = {
  label: 'Related',
  fields: [
    {
      name: 'relatedRecipes',
      type: 'relationship',
      relationTo: 'recipes',
      hasMany: true,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { description: 'Shown below the recipe. Left empty, recipes of the same categories are shown.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'relatedPostsTitle',
          type: 'text',
          label: 'Title above them',
          maxLength: 120,
          admin: { width: '50%', description: 'Left empty, the usual one.' },
        },
        {
          name: 'relatedPostsSubtitle',
          type: 'text',
          label: 'Line below the title',
          maxLength: 200,
          admin: { width: '50%' },
        },
      ],
    },
    {
      ...linkGroup('relatedPostsArchiveLink', 'The button below them. Left empty, it leads to all recipes.', {
        withTarget: false,
      }),
      label: 'Button to more recipes',
    },
  ],
}
