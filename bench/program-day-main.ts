/**
 * Measures the call for a program's steps of the day on both databases, with the existing build:
 *
 *   node --conditions=production --import tsx bench/program-day-main.ts [--enrolments 100000] [--connections 64]
 *     [--seconds 30] [--database SQLite]
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { count } from './options'
import { DATABASES, measureProgramDay } from './program-day'
import { programDayTable } from './report'

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { enrolments: option, connections: option, seconds: option, database: option },
})
const { database, ...setting } = z
  .object({
    enrolments: count(1, 1_000_000).default(100_000),
    connections: count(1, 256).default(64),
    seconds: count(1, 600).default(30),
    database: z.enum(DATABASES).optional(),
  })
  .parse(values)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
for (const each of database ? [database] : DATABASES) {
  console.log(`${setting.enrolments.toLocaleString('en-US')} members in a program, on ${each} …`)
  console.log(programDayTable(await measureProgramDay(root, each, setting)))
}
process.exit()
