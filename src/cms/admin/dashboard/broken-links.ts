import { createLocalReq } from 'payload'
import { type LinkProblem, linkProblems } from '@/cms/links/link-problems'
import { POST_TYPES } from '@/model/content-types'
import { globalTag, typeTag } from '@/rules/cache-tags'
import { cached, recordTags } from '@/runtime/cached'
import type { DashboardUser, PendingItems } from './reader'

export type BrokenLinks = PendingItems<LinkProblem> & {
  /** How many of them go through a redirect. */
  redirected: number
}

/** Links of the site that lead nowhere or through a redirect; null for roles that cannot change pages. */
export async function brokenLinks({ payload, permissions }: DashboardUser): Promise<BrokenLinks | null> {
  if (!permissions.collections?.pages?.update) return null
  // Every published document is read, so the result is kept until one of them changes.
  const items = await cached('broken links', async () => {
    recordTags(...[...POST_TYPES, 'redirects', 'media'].map(typeTag))
    recordTags(...payload.globals.config.map(({ slug }) => globalTag(slug)))
    return linkProblems(await createLocalReq({}, payload))
  })
  return { count: items.length, items, redirected: items.filter(({ redirected }) => redirected).length }
}
