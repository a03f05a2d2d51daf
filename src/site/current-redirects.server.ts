import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import { compileRedirects, findRedirect, type Redirects } from '@/rules/redirects'
import { cached } from '@/runtime/cached'

/** The CMS's redirects, cached in compiled form until one of them changes. */
export function currentRedirects(): Promise<Redirects> {
  return cached('redirects', async () => compileRedirects(await readAs('visitor').all('redirects')).redirects)
}

/** A filter for addresses that are not redirected: a page at a redirected address is never shown. */
export async function notRedirectedFilter(): Promise<(uri: string) => boolean> {
  const redirects = await currentRedirects()
  return (uri) => findRedirect(redirects, uri) === null
}
