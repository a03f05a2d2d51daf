import { keepGoingExamples } from '@/blocks/keep-going-examples'

export const keepGoingRecipesExamples = keepGoingExamples<'keepGoingRecipes'>(
  {
    blockType: 'keepGoingRecipes',
    method: 'Automatic',
    title: 'Something new for this month',
    archiveLink: { title: 'All recipes', url: '/recipes' },
  },
  'recipes',
  'A title that goes on. '.repeat(7).trim(),
)
