import type { Audience } from '@/rules/audience'

/** What a block knows of the page it stands on. */
export type BlockContext = {
  audience: Audience
  /** Which top banner the page's path asks for. SPEC 2.1. */
  banner: 'home' | 'standard'
  /** The first block of the page holds its h1. */
  first: boolean
}
