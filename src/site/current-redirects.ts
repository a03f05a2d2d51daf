import 'server-only'
import { readAs } from '@/cms/client'
import { compileRedirects, findRedirect, type Redirects } from '@/rules/redirects'
import { cached } from '@/server/bridge'

/** The redirects of the CMS, read and compiled once until one of them changes. */
export function currentRedirects(): Promise<Redirects> {
  return cached('redirects', async () => compileRedirects(await readAs('visitor').all('redirects')).redirects)
}

/** Says of an address whether it is one's own: a page at one that redirects is never shown. */
export async function notRedirectedFilter(): Promise<(uri: string) => boolean> {
  const redirects = await currentRedirects()
  return (uri) => findRedirect(redirects, uri) === null
}
