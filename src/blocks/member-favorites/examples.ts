import type { BlockExample } from '@/blocks/example'
import type { MemberFavoritesData } from './load.server'

type Example = BlockExample<'memberFavorites', MemberFavoritesData>

const block = { blockType: 'memberFavorites' } as const
const data: MemberFavoritesData = { suggestions: [] }

export const memberFavoritesExamples = {
  typical: { block, data, context: { audience: 'free' } },
  visitor: { block, data },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data,
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
