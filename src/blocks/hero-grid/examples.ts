import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { HeroGridData } from './load.server'

type Example = BlockExample<'heroGrid', HeroGridData>

const block = {
  blockType: 'heroGrid',
  welcomeText: 'Good to have you here',
  sections: [
    {
      subtitle: 'Morning',
      tagLabel: 'New',
      title: 'This week in the kitchen',
      cta: { title: 'To the recipes', url: '/recipes', target: '_self' },
    },
    { subtitle: 'Noon', title: 'Two minutes on the mat', cta: { url: '/movements', target: '_blank' } },
    { title: 'A letter on Sundays' },
  ],
} satisfies Example['block']

export const heroGridExamples = {
  typical: {
    block,
    data: { image: exampleImage, descriptions: ['Six dishes that wait for no one.', 'With a chair, or without.', ''] },
  },
  withoutPicture: { block, data: { image: null, descriptions: ['', '', ''] } },
  empty: { block: { ...block, sections: [] }, data: { image: exampleImage, descriptions: [] } },
  longest: {
    block: {
      ...block,
      welcomeText: 'A welcome that goes on. '.repeat(8).trim(),
      sections: [{ title: 'Antidisestablishmentarianism '.repeat(5).trim() }],
    },
    data: { image: exampleImage, descriptions: ['And on it goes. '.repeat(60).trim()] },
  },
} satisfies Record<string, Example>
