import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type Finding = { id: string; nodes: { html: string; failureSummary?: string }[] }
type Axe = { run(context: Document | string, options: object): Promise<{ violations: Finding[] }> }

const require = createRequire(import.meta.url)
/** Minified: half as much to send to each page and to compile there. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations that axe finds on a page in its present state, one string each.
 * @param within a selector: checks only that element, without the rules for whole pages
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Evaluated, not added as a script, which the page's Content-Security-Policy would block; a navigation removes it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (within) => {
    const { axe } = window as Window & { axe?: Axe }
    if (!axe) throw new Error('axe did not load')
    // Without loading the style sheets and media again, which no rule that runs by default needs to find a violation.
    const { violations } = await axe.run(within ?? document, { preload: false, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  }, within)
}
