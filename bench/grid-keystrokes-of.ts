/**
 * Measures typing into the posts grid of a running server:
 *
 *   node --conditions=production --import tsx bench/grid-keystrokes-of.ts http://localhost:3000
 */
import { measureGridKeystrokes } from './grid-keystrokes'
import { keystrokesTable } from './report'

const [url = 'http://localhost:3000'] = process.argv.slice(2)
const measured = await measureGridKeystrokes(new URL(url).origin)
console.log(measured ? keystrokesTable(measured) : 'There is no Chromium.')
process.exit()
