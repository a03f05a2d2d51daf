/** Loads the demo and kills its own process after as many pictures as the first argument says. */
import { getPayload } from 'payload'
import { afterPictures } from './after-pictures'

async function load(pictures: number): Promise<void> {
  const { default: config } = await import('@payload-config')
  const { loadDemo } = await import('../../../demo/load')
  const payload = await getPayload({ config })
  afterPictures(payload, pictures, () => process.kill(process.pid, 'SIGKILL'))
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
