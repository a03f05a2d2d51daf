import { type Bare, startBare } from './bare'
import { measureBlockRenders } from './block-renders'
import { measureCachedPages } from './cached-pages'
import { measureFirstLoad } from './first-load'
import { measureFirstResult } from './first-result'
import { measureFirstViews } from './first-view'
import { measureGridKeystrokes } from './grid-keystrokes'
import { measureGridRules } from './grid-rules'
import { type Growth, measureGrowth } from './growth'
import type { Options } from './options'
import { measurePosts } from './posts'
import { withMemorySampling } from './process-metrics'
import { editorAt, measureUncached, measureVisible } from './publish'
import { measureSearchIndex } from './search-index'
import { signIn } from './sign-in'
import { type Site, startSite } from './site'
import { measureToggles } from './toggles'
import { measureUndisturbed } from './undisturbed'

/** The results of one run; `growth` is empty without `--growth`. */
export type Results = Awaited<ReturnType<typeof measureAll>> & { growth: Growth[] }

/**
 * Serves a site and measures it.
 * @param root the project's folder
 * @param say prints a line of progress
 */
export async function run(root: string, options: Options, say: (line: string) => void): Promise<Results> {
  const results = await runOne(root, options, say)
  return { ...results, growth: options.growth ? await measureGrowth(root, say) : [] }
}

async function runOne(root: string, options: Options, say: (line: string) => void) {
  say(`Preparing the demo content and ${options.recipes} generated recipes …`)
  const site = await startSite(root, { recipes: options.recipes, keep: options.keep })
  try {
    const bare = await startBare(root)
    try {
      return await measureAll({ site, bare, say, ...options })
    } finally {
      await bare.stop()
    }
  } finally {
    await site.stop()
    if (options.keep) say(`The data stays in ${site.dataDir}`)
  }
}

type Setting = Pick<Options, 'rounds' | 'seconds' | 'views'> & { site: Site; bare: Bare; say: (line: string) => void }

async function measureAll({ site, bare, say, rounds, seconds, views }: Setting) {
  const { cookie: memberCookie } = await signIn(site.url, 'premium')
  const { cookie: editorCookie } = await signIn(site.url, 'editor')
  const editor = await editorAt(site, editorCookie)
  const step = <T>(what: string, measure: () => Promise<T>) => {
    say(`${what} …`)
    return withMemorySampling(site.pid, measure)
  }
  const firstLoad = await step('First-load JavaScript', () => measureFirstLoad(site))
  const firstView = await step('First view on a phone', () => measureFirstViews({ url: site.url, bare, views }))
  const keystrokes = await step('Typing into the grid', () => measureGridKeystrokes(site.url))
  const pages = await step('Cached pages', () => measureCachedPages({ site, bare, rounds, seconds, memberCookie }))
  const undisturbed = await step('Cached pages beside other work', () => measureUndisturbed(site, editorCookie))
  const uncached = await step('Uncached renders', () => measureUncached(site, editor))
  const blocks = await step('Renders of twenty blocks', () => measureBlockRenders(site, editorCookie))
  const visible = await step('Publish to visible', () => measureVisible(site, editor))
  const posts = await step('The posts call', () => measurePosts({ site, bare, editor, rounds, seconds }))
  const search = await step('The search index', () => measureSearchIndex(site, editor))
  const found = await step('The first search result', () => measureFirstResult(site.url, views))
  const toggles = await step('Favorites', () => measureToggles(site, memberCookie))
  return {
    firstLoad: firstLoad.result,
    firstView: firstView.result,
    cachedPages: pages.result,
    undisturbed: undisturbed.result,
    uncached: uncached.result,
    blockRenders: blocks.result,
    visible: visible.result,
    posts: posts.result,
    gridRules: measureGridRules(),
    keystrokes: keystrokes.result,
    search: search.result,
    found: found.result,
    toggles: toggles.result,
    memory: [
      { when: 'after the start', memory: firstLoad.memory },
      { when: 'first views, pictures made', memory: firstView.memory },
      { when: 'cached pages', memory: pages.memory },
      { when: 'cached pages beside other work', memory: undisturbed.memory },
      { when: 'renders and publishes', memory: visible.memory },
      { when: 'posts call', memory: posts.memory },
      { when: 'search index', memory: search.memory },
      { when: 'favorites', memory: toggles.memory },
    ],
  }
}
