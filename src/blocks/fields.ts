import type { Block } from 'payload'
import { heroBlock } from './hero/fields'
import { postsGridBlock } from './posts-grid/fields'
import { richColumnsBlock } from './rich-columns/fields'

/** Every layout block an editor can choose. Its component is in components.ts, under the same slug. */
export const allBlocks = [heroBlock, richColumnsBlock, postsGridBlock] satisfies Block[]
