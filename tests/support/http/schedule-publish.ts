/**
 * Schedules recipes as the admin's "Schedule publish" does, which has no endpoint. A program to run beside the server
 * on the same database, with the arguments <ISO time> publish:<id> unpublish:<id> …
 */
import { applyEnvironment, readEnvironment } from '@/runtime/environment'

applyEnvironment(readEnvironment(process.env))
// Imported here because the CMS reads the environment when it is loaded.
const { default: config } = await import('@payload-config')
const { getPayload } = await import('payload')

const [time = '', ...tasks] = process.argv.slice(2)
const payload = await getPayload({ config })
for (const task of tasks) {
  const [type, id] = task.split(':')
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: type === 'unpublish' ? 'unpublish' : 'publish', doc: { relationTo: 'recipes', value: Number(id) } },
    waitUntil: new Date(time),
  })
}
process.exit(0)
