import { z } from 'zod'
import { getOk, sendRequest } from './http'
import type { Site } from './site'
import { median, timesOf } from './statistics'

const BLOCKS = 20
/** The block of the plain page. */
const PLAIN = 'richContent'
const RENDERS = 30
/** What `?refresh=1` answers: a redirect to the page. */
const REFRESHED = 303

type Times = { p50Ms: number; p99Ms: number }
export type BlockRenders = {
  blocks: number
  many: Times
  plain: Times
  /** How many times longer the page of many blocks takes: the median of the turns. */
  ratio: number
}

const block = z.looseObject({ blockType: z.string() })
const pages = z.object({ docs: z.array(z.object({ layout: z.array(block).nullish() })) })
type Block = z.infer<typeof block>

/** Who sees a block, when, and its anchor: on another page, the block could be invisible, or its anchor a second one. */
const OF_ITS_PAGE = ['visibleTo', 'visibleFrom', 'visibleUntil', 'anchor']

/**
 * Measures a visitor's first request for a page of twenty blocks of twenty types, in turn with a page of one text. Before
 * each, an editor's `?refresh=1` drops the page and every cached list, so both are read from the database and rendered.
 * @param cookie of a signed-in editor
 */
export async function measureBlockRenders(site: Site, cookie: string): Promise<BlockRenders> {
  const examples = await blocksOfDemo(site, cookie)
  const plainBlock = examples.get(PLAIN)
  if (!plainBlock || examples.size < BLOCKS) throw new Error(`The demo has too few blocks: ${examples.size}.`)
  const publish = (slug: string, layout: Block[]) => publishPage(site, cookie, slug, layout)
  const paths = {
    many: await publish('bench-many-blocks', [...examples.values()].slice(0, BLOCKS)),
    plain: await publish('bench-one-text', [plainBlock]),
  }
  const took = { many: [] as number[], plain: [] as number[] }
  const render = async (page: keyof typeof paths) => {
    const url = site.url + paths[page]
    const { status } = await sendRequest(`${url}?refresh=1`, { headers: { cookie } })
    if (status !== REFRESHED) throw new Error(`${url} was not refreshed: ${status}.`)
    return (await getOk(url)).durationMs
  }
  // The first render of each loads the code of its blocks.
  for (const page of ['many', 'plain'] as const) await render(page)
  for (let turn = 0; turn < RENDERS; turn += 1) {
    took.many.push(await render('many'))
    took.plain.push(await render('plain'))
  }
  const ratio = median(took.many.map((ms, turn) => ms / (took.plain[turn] ?? ms)))
  return { blocks: BLOCKS, many: timesOf(took.many), plain: timesOf(took.plain), ratio }
}

/** The first block of each type on the demo's pages. */
async function blocksOfDemo(site: Site, cookie: string): Promise<Map<string, Block>> {
  const { body } = await getOk(`${site.url}/cms/api/pages?depth=0&limit=200&sort=id`, { cookie })
  const examples = new Map<string, Block>()
  for (const one of pages.parse(JSON.parse(body.toString('utf8'))).docs.flatMap(({ layout }) => layout ?? [])) {
    const kept = Object.entries(one).filter(([name]) => !OF_ITS_PAGE.includes(name))
    if (!examples.has(one.blockType)) {
      examples.set(one.blockType, { ...Object.fromEntries(kept), blockType: one.blockType })
    }
  }
  return examples
}

async function publishPage(site: Site, cookie: string, slug: string, layout: Block[]): Promise<string> {
  const answer = await sendRequest(`${site.url}/cms/api/pages?depth=0`, {
    method: 'POST',
    headers: { cookie },
    body: { title: slug, slug, requiredPlan: 'none', layout, _status: 'published' },
  })
  if (answer.status !== 201) {
    throw new Error(`The CMS did not publish ${slug}: ${answer.status} ${answer.body.toString('utf8', 0, 500)}`)
  }
  return `/${slug}/`
}
