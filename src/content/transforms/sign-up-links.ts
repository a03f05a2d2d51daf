import { visit } from 'unist-util-visit'
import { parseAddress } from '@/content/urls'
import type { Transform } from './transform'

/** On flagged pages, links to the sign-in page go to the page for joining instead. */
export const signUpLinks: Transform = (tree, { signUpTo, siteOrigin }) => {
  if (!signUpTo) return
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'dataLink'] as const) {
      if (isSignIn(properties[name], siteOrigin)) properties[name] = signUpTo
    }
  })
}

/** True for /login of this site, in any spelling and with any query. */
function isSignIn(value: unknown, siteOrigin: string): boolean {
  const address = parseAddress(value, siteOrigin)
  if (address?.kind !== 'site') return false
  return URL.canParse(address.href, siteOrigin) && /^\/login\/?$/i.test(new URL(address.href, siteOrigin).pathname)
}
