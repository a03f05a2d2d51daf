import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'
import { TEXTS } from '@/rules/texts'

/** The videos that the signed-in member started and has not finished. */
export const continueWatchingBlock: Block = {
  slug: 'continueWatching',
  interfaceName: 'ContinueWatchingBlock',
  labels: { singular: 'Continue watching', plural: 'Continue watching' },
  fields: [titleField({ defaultValue: TEXTS.continueWatching })],
}
