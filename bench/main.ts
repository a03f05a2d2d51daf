/** npm run bench: measures a production build beside a bare Node server. bench/README.md. */
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteBuild } from '../scripts/steps/build.mjs'
import { Problem } from '../scripts/steps/problem.mjs'
import { limitsOf } from './limits'
import { machine } from './machine'
import { type Options, readOptions } from './options'
import { reportOf } from './report'
import { run } from './run'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

async function main(options: Options): Promise<void> {
  const build = siteBuild(root)
  if (!options['no-build'] && build.needed()) {
    console.log('Building the site …')
    await build.run()
  }
  const where = machine()
  const results = await run(root, options, console.log)
  const limits = limitsOf(results)
  console.log(
    `\n${where.processor}, ${where.cores} cores, Node ${where.node}, ${where.system}; load ${where.load} before, ${machine().load} after`,
  )
  console.log(
    `${options.rounds} rounds of ${options.seconds} s in turn with the bare server, ${options.recipes} generated recipes\n`,
  )
  console.log(reportOf(results))
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ machine: where, options, limits, ...results }, null, 2)}\n`)
  if (options.strict && limits.some(({ ok }) => ok !== true)) process.exitCode = 1
}

try {
  await main(readOptions(process.argv.slice(2)))
} catch (error) {
  if (error instanceof Problem) for (const line of error.details) console.error(`  ${line}`)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// A keep-alive connection must not keep the process running.
process.exit()
