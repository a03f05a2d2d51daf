/**
 * Measures the resident memory of a running server, after requests for all pages by all audiences, during mixed traffic
 * and at rest:
 *
 *   node --conditions=production --import tsx bench/memory-of.ts http://localhost:3000 [--traffic MINUTES]
 *     [--wait MINUTES] [--pid PID]
 */
import { parseArgs } from 'node:util'
import { fill } from './crawl'
import { mixedTraffic } from './mixed-traffic'
import { listenerOn, residentMb } from './process-metrics'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    traffic: { type: 'string', default: '0' },
    wait: { type: 'string', default: '0' },
    pid: { type: 'string' },
  },
})
const site = new URL(positionals[0] ?? 'http://localhost:3000')
const pid = Number(values.pid ?? listenerOn(Number(site.port || 80)))
if (!Number.isInteger(pid) || residentMb(pid) === null) {
  throw new Error(`No process of this user listens at ${site.origin}; name it with --pid. This needs Linux.`)
}
const report = (step: string) => console.log(`${step.padEnd(44)} ${residentMb(pid)?.toFixed(0).padStart(5)} MB`)

report('at first')
for await (const step of fill(site.origin)) report(step)
for await (const step of mixedTraffic(site.origin, Number(values.traffic))) report(step)
for (let minute = 1; minute <= Number(values.wait); minute += 1) {
  await new Promise((done) => setTimeout(done, 60_000))
  report(`${minute} min later`)
}
process.exit()
