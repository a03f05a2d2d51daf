import type { Root } from 'hast'

/** What a transform may know beside the tree. */
export type TransformContext = {
  /** Origin of SITE_URL, null if not set: pictures and sound come from here or from nowhere. */
  siteOrigin: string | null
  /** Put before every id, for pages that render several texts; '' for none. */
  idPrefix: string
}

/**
 * One step over a sanitized tree, in place. It may only add elements and attributes
 * that are safe by themselves: nothing sanitizes after it.
 */
export type Transform = (tree: Root, context: TransformContext) => void
