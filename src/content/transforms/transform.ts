import type { Root } from 'hast'
import type { LinkCards } from '@/content/link-card'
import type { Audience } from '@/rules/audience'

/** What a transform may use besides the tree. */
export type TransformContext = {
  /** Origin of SITE_URL, null if not set: pictures and audio may load from this origin only. */
  siteOrigin: string
  /** Prefix of every id, for pages that render several texts; '' for none. */
  idPrefix: string
  /** The reader's audience: members-only parts are removed for visitors. */
  audience: Audience
  /** Replaces links to /login; null to keep them. */
  signUpTo: string | null
  /** sections: h3 are section titles with icons. */
  contentHeadings: 'default' | 'sections'
  /** A member wrote it: its links are not followed by search engines. */
  writtenByMember: boolean
  /** Cards for links that stand alone. */
  linkCards: LinkCards
}

/**
 * One step over a sanitized tree, in place. It may only add elements and attributes that are safe by themselves,
 * because nothing is sanitized after it.
 */
export type Transform = (tree: Root, context: TransformContext) => void
