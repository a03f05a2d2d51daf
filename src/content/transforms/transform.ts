import type { Root } from 'hast'
import type { Audience } from '@/rules/audience'

/** What a transform may know beside the tree. */
export type TransformContext = {
  /** Origin of SITE_URL, null if not set: pictures and sound come from here or from nowhere. */
  siteOrigin: string | null
  /** Put before every id, for pages that render several texts; '' for none. */
  idPrefix: string
  /** Who reads: parts for members are left out for visitors. */
  audience: Audience
  /** Where links to /login lead instead, null for there. SPEC 6. */
  signUpTo: string | null
  /** sections: h3 are section titles with icons. SPEC 2.1. */
  contentHeadings: 'default' | 'sections'
}

/**
 * One step over a sanitized tree, in place. It may only add elements and attributes
 * that are safe by themselves: nothing sanitizes after it.
 */
export type Transform = (tree: Root, context: TransformContext) => void
