/**
 * Measures the time from a press to the next paint on pages of a running server with the demo content:
 *
 *   node --conditions=production --import tsx bench/interactions-of.ts http://localhost:3000 [visits]
 */
import { measureInteractions } from './interactions'
import { interactionsTable } from './report'

const [url = 'http://localhost:3000', visits = '3'] = process.argv.slice(2)
const measured = await measureInteractions(new URL(url).origin, Number(visits))
console.log(measured ? interactionsTable(measured) : 'There is no Chromium.')
process.exit()
