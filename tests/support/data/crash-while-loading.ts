/** Loads the demo and kills its own process after as many pictures as the first argument says. */
import { type CollectionAfterChangeHook, getPayload } from 'payload'

async function load(pictures: number): Promise<void> {
  const { default: config } = await import('@payload-config')
  const { loadDemo } = await import('../../../demo/load')
  const payload = await getPayload({ config })
  let left = pictures
  const die: CollectionAfterChangeHook = () => {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
  payload.collections.media.config.hooks.afterChange.push(die)
  await loadDemo(payload)
}

// Node 20 does not wait for a pending import before it exits.
setInterval(() => {}, 1_000)
load(Number(process.argv[2])).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
