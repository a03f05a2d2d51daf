import type { BlockExample } from '@/blocks/example'
import { aCard, NO_RECIPE } from '@/cards/example-card'
import type { PostCard } from '@/catalogue/cards.server'
import { exampleImage } from '@/ui/examples/image'
import type { MediaPartnersData } from './load.server'

type Example = BlockExample<'mediaPartners', MediaPartnersData>

const block = { blockType: 'mediaPartners', title: 'In good company', method: 'Automatic' } as const

const partner = (id: number, title: string, parts: Partial<PostCard> = {}): PostCard =>
  aCard(id, {
    postType: 'partners',
    title,
    uri: null,
    link: null,
    excerpt: null,
    image: exampleImage,
    recipes: NO_RECIPE,
    extras: { partnerUrl: 'https://example.com/partner' },
    ...parts,
  })

const names = ['Orchard Radio', 'Slow Monday', 'Lantern', 'Northlight', 'Tide and Table', 'Common Ground', 'North Lock']

export const mediaPartnersExamples = {
  typical: {
    block: { ...block, subtitle: 'Partners', seeAllLink: { title: 'All partners', url: '/partners/' } },
    data: { partners: names.map((name, index) => partner(index + 1, name)) },
  },
  list: {
    block,
    data: {
      partners: names.slice(0, 4).map((name, index) => partner(index + 1, name, { excerpt: 'Cooks with us on air.' })),
    },
    context: { listPart: 'list' },
  },
  bare: { block, data: { partners: [partner(8, 'A partner without a logo', { image: null, extras: {} })] } },
  empty: { block, data: { partners: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: {
      partners: [partner(9, 'Antidisestablishmentarianism and company '.repeat(3).trim()), partner(10, 'Lantern')],
    },
  },
} satisfies Record<string, Example>
