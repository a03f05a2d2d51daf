import type { BlockExample } from '@/blocks/example'
import { compareGroups, type TypedRow } from '@/rules/membership/compare'
import type { MembershipCompareData } from './load.server'

type Example = BlockExample<'membershipCompare', MembershipCompareData>

const block = { blockType: 'membershipCompare', title: 'Side by side' } as const
const titles = { free: 'Free', standard: 'Standard', premium: 'Premium' }
const dataOf = (rows: readonly TypedRow[]): MembershipCompareData => ({ groups: compareGroups(rows), titles })

const rows = [
  { featureName: '[title]Food' },
  { featureName: 'Recipes', free: '60', standard: 'All', premium: 'All' },
  { featureName: 'Green, orange and red food lists', free: '', standard: '', premium: '[check]' },
  { featureName: '[title]Movement' },
  { featureName: 'Weekly schedule', free: '1 level', standard: '3 levels', premium: '3 levels' },
  { featureName: 'Movement guides', free: '', standard: '[check]', premium: '[check]' },
]
const long = 'A feature that takes a while to explain. '.repeat(2).trim()

export const membershipCompareExamples = {
  typical: { block, data: dataOf(rows) },
  empty: { block, data: dataOf([]) },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), text: 'And a text. '.repeat(40).trim() },
    data: {
      groups: compareGroups([
        { featureName: long },
        { featureName: `[title]${long}` },
        { featureName: long, free: 'Antidisestablishmentarianism', standard: long, premium: long },
      ]),
      titles: { free: 'Free', standard: 'Antidisestablishmentarianism', premium: 'Premium for the whole family' },
    },
  },
} satisfies Record<string, Example>
