import type { Bare } from './bare'
import { inBrowser } from './browser'
import { get } from './http'
import { signIn } from './sign-in'
import { serveStatic } from './static-page'
import { median } from './statistics'
import { VIEWED_PAGES, type ViewedPage } from './targets'
import { type View, viewOf } from './view'

/** A page on a slow phone, and the same page as a static file: medians of all rounds. */
export type FirstView = { name: string; path: string; site: View; still: View; rounds: { site: View; still: View }[] }

type Setting = {
  /** The site, without a trailing slash. */
  url: string
  bare: Bare
  views: number
  pages?: readonly ViewedPage[]
}

/**
 * Measures each page several times, in turn with its static version.
 * @returns an empty list without a browser
 */
export async function measureFirstViews({ url, bare, views, pages = VIEWED_PAGES }: Setting): Promise<FirstView[]> {
  const looks = await inBrowser(async (browser) => {
    const measured: FirstView[] = []
    for (const { as, name, path } of pages) {
      const session = as ? { url, cookie: (await signIn(url, as)).cookie } : undefined
      const headers: Record<string, string> = session ? { cookie: session.cookie } : {}
      await get(url + path, headers)
      // The first view collects the fetched files, and makes the server resize the images.
      await serveStatic(bare, url, path, await viewOf(browser, url + path, session), headers)
      const rounds: FirstView['rounds'] = []
      for (let round = 0; round < views; round += 1)
        rounds.push({ site: await viewOf(browser, url + path, session), still: await viewOf(browser, bare.url + path) })
      const [site, still] = [middle(rounds.map((pair) => pair.site)), middle(rounds.map((pair) => pair.still))]
      measured.push({ name, path, site, still, rounds })
    }
    return measured
  })
  return looks ?? []
}

/** The view with the median largest paint; of layout shifts and bytes the worst, since they should not vary. */
function middle(views: readonly View[]): View {
  const lcpMs = median(views.map((view) => view.lcpMs))
  const view = views.find((one) => one.lcpMs === lcpMs)
  const heaviest = views.reduce((most, one) => (one.bytes.all > most.bytes.all ? one : most))
  if (!view) throw new RangeError('There is no view.')
  return {
    ...view,
    fcpMs: median(views.map(({ fcpMs }) => fcpMs)),
    cls: Math.max(...views.map(({ cls }) => cls)),
    blockingMs: median(views.map(({ blockingMs }) => blockingMs)),
    longestTaskMs: median(views.map(({ longestTaskMs }) => longestTaskMs)),
    bytes: heaviest.bytes,
    fetched: heaviest.fetched,
  }
}
