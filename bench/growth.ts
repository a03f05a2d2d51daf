import { onOneConnection } from './posts'
import { editorAt } from './publish'
import { signIn } from './sign-in'
import { startSite } from './site'
import { POSTS_CALL } from './targets'

/** Numbers of generated recipes. */
const SIZES = [100, 10_000, 100_000]

type Times = { p50Ms: number; p99Ms: number }
export type Growth = { recipes: number; site: Times; afterPublish: Times }

/**
 * Measures the posts call as the site grows: a hundred cards from few recipes and from many, each on its own server.
 * @param root the project's folder
 */
export async function measureGrowth(root: string, say: (line: string) => void): Promise<Growth[]> {
  const measured: Growth[] = []
  for (const recipes of SIZES) {
    say(`The posts call with ${recipes.toLocaleString('en-US')} generated recipes …`)
    const site = await startSite(root, { recipes, keep: false })
    try {
      const editor = await editorAt(site, (await signIn(site.url, 'editor')).cookie)
      measured.push({ recipes, ...(await onOneConnection(site.url + POSTS_CALL, editor)) })
    } finally {
      await site.stop()
    }
  }
  return measured
}
