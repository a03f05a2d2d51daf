/**
 * Measures 64 concurrent members on both databases, with the existing build:
 *
 *   node --conditions=production --import tsx bench/member-traffic-main.ts
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureMemberTraffic } from './member-traffic'
import { memberTrafficTable } from './report'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
console.log(memberTrafficTable(await measureMemberTraffic(root, console.log)))
process.exit()
