/**
 * Checks that no page of the built site loads more scripts than its budget. Prints the size of each page and exits with
 * 1 when one is too large.
 */
import { firstLoadSizes } from './first-load-sizes'

/** Kilobytes of gzip: what a visitor's phone fetches before a page responds, and the same for a member's own pages. */
const VISITORS_KB = 155
const MEMBERS_KB = 170

/** Pages that only signed-in people open. */
const FOR_MEMBERS = [
  '/account',
  '/community/new',
  '/forum-dev',
  '/notifications',
  '/profile',
  '/programmes/[slug]/completion',
  '/shopping-list',
]
/** The style guide shows every component at once, to developers. */
const UNLIMITED = ['/styleguide']

const sizes = firstLoadSizes('.next')
if (sizes.length === 0) throw new Error('The build has no pages.')
let tooLarge = 0
for (const { kb, page } of sizes) {
  const budget = UNLIMITED.includes(page) ? null : FOR_MEMBERS.includes(page) ? MEMBERS_KB : VISITORS_KB
  const over = budget !== null && kb > budget
  if (over) tooLarge += 1
  console.log(`${kb.toFixed(1).padStart(6)} kB of ${budget ?? 'any'}${over ? ', too much' : ''}: ${page}`)
}
if (tooLarge > 0) {
  console.log('Load what the first view does not need with lazyWhenIdle (src/ui/lazy-when-idle.client.tsx).')
  process.exit(1)
}
