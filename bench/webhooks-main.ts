/**
 * Measures webhooks of Stripe beside reading members on both databases, with the existing build:
 *
 *   node --conditions=production --import tsx bench/webhooks-main.ts [--per-second 50] [--seconds 60] [--payers 40]
 *     [--database SQLite]
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { count } from './options'
import { DATABASES } from './program-day'
import { webhooksTable } from './report'
import { measureWebhooks } from './webhooks'

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { 'per-second': option, seconds: option, payers: option, database: option },
})
const given = z
  .object({
    'per-second': count(1, 500).default(50),
    seconds: count(1, 600).default(60),
    payers: count(1, 500).default(40),
    database: z.enum(DATABASES).optional(),
  })
  .parse(values)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
for (const database of given.database ? [given.database] : DATABASES) {
  console.log(`${given['per-second']} webhooks a second for ${given.seconds} s, on ${database} …`)
  const setting = { perSecond: given['per-second'], seconds: given.seconds, payers: given.payers }
  console.log(webhooksTable(await measureWebhooks(root, database, setting)))
}
process.exit()
