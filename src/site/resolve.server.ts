import 'server-only'
import { isPublishedAt } from '@/catalogue/queries.server'
import { postOfPermalink, resolveCommunityPage, resolvePermalink } from '@/features/community/resolve-page.server'
import { plansOnSale } from '@/features/memberships/plans.server'
import type { Audience } from '@/rules/audience'
import { communityPageAt } from '@/rules/forum/community-page'
import { planOfOrderPage } from '@/rules/membership/order-link'
import { pathRules } from '@/rules/path-rules'
import { findRedirect } from '@/rules/redirects'
import { isAppPage } from '@/rules/reserved-paths'
import { areaOfSignInPage } from '@/rules/sign-in-page'
import type { Resolution } from '@/runtime/site-api'
import { currentRedirects } from './current-redirects.server'

/** The canonical spelling of a path, with one trailing slash. */
export function canonicalPath(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/**
 * Resolves a public path to a page, a permanent redirect, or nothing. A redirect takes priority over what is published
 * at its address, because an editor created it on purpose. In member-only areas visitors are redirected to sign in,
 * even where there is no page.
 * @param path decoded, without query
 */
export async function resolvePath(path: string, audience: Audience): Promise<Resolution> {
  const uri = canonicalPath(path)
  const requiresSignIn = audience === 'visitor' && pathRules(path).requiresSession
  const plan = planOfOrderPage(path)
  if (plan !== null) {
    const { plans } = await plansOnSale()
    return { kind: plans.some(({ key }) => key === plan) ? 'page' : 'missing' }
  }
  const communityPage = communityPageAt(path)
  if (communityPage) return resolveCommunityPage(communityPage, audience)
  const post = postOfPermalink(path)
  if (post !== null) return resolvePermalink(post, audience)
  if (areaOfSignInPage(path) !== null) return { kind: 'page' }
  if (isAppPage(uri)) return { kind: requiresSignIn ? 'sign-in' : 'page' }
  const target = findRedirect(await currentRedirects(), path)
  if (target !== null) return { kind: 'redirect', location: target, status: 301 }
  if (requiresSignIn) return { kind: 'sign-in' }
  return (await isPublishedAt(uri)) ? { kind: 'page' } : { kind: 'missing' }
}
