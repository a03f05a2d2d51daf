import { keepGoingExamples } from '@/blocks/keep-going-examples'

export const keepGoingMovementsExamples = keepGoingExamples<'keepGoingMovements'>(
  {
    blockType: 'keepGoingMovements',
    method: 'Automatic',
    title: 'New on the mat this month',
    archiveLink: { title: 'All movements', url: '/movements' },
  },
  'movementGuides',
  'Another title that goes on. '.repeat(5).trim(),
)
