import type { BlockExample } from '@/blocks/example'
import { aCard, NO_RECIPE } from '@/cards/example-card'
import { exampleImage } from '@/ui/examples/image'
import type { MasterclassLiveData } from './load.server'

type Example = BlockExample<'masterclassLive', MasterclassLiveData>

const block = { blockType: 'masterclassLive', title: 'Sleep, live on Thursday', masterclass: 1, id: 'live' } as const
const card = aCard(900, {
  postType: 'masterclasses',
  recipes: NO_RECIPE,
  title: 'What the evening does to the night',
  excerpt: 'An hour with a sleep researcher, and time for questions.',
  extras: { teacher: 'Iris Holm', teacherImage: exampleImage.url },
})
const replay = (title: string, description: string | null = null) => ({
  ...{ title, description },
  teacher: 'Iris Holm',
  length: '48 min',
  image: null,
  url: 'https://player.vimeo.com/video/76979871',
})

export const masterclassLiveExamples = {
  typical: {
    block: {
      ...block,
      subtitle: 'Bring your questions. The replay stays here.',
      startsAt: '2026-12-03T18:00:00.000Z',
    },
    data: {
      card,
      memberContent: { chat: 'https://vimeo.com/live-chat/76979871', replays: [replay('Light after sunset')] },
      lock: null,
    },
  },
  empty: { block, data: null },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      subtitle: 'And on, and on. '.repeat(18).trim(),
    },
    data: {
      card,
      memberContent: {
        chat: 'https://vimeo.com/live-chat/76979871',
        replays: Array.from({ length: 7 }, (_, index) =>
          replay(`${index + 1} ${'and on '.repeat(20).trim()}`, 'And on, and on. '.repeat(20).trim()),
        ),
      },
      lock: null,
    },
  },
  restricted: {
    block: { ...block, startsAt: '2026-12-03T18:00:00.000Z' },
    data: {
      card: { ...card, image: exampleImage, isRestrictedForMember: true },
      memberContent: null,
      lock: {
        badge: 'For Premium',
        opens: 'Premium opens',
        sentence: 'Opens with Premium, with all 8 masterclasses.',
        price: 'Premium is $22 a month, billed yearly.',
        includes: ['All 8 masterclasses', 'Live masterclasses, with questions'],
        joinUrl: '/product/?product_id=premium',
        chooseLabel: 'Choose Premium',
      },
    },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
