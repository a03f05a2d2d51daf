/** A second process that writes: as many categories as its first argument says, named after the second. */
import { getPayload } from 'payload'

async function write(count: number, name: string): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  for (let i = 0; i < count; i++) {
    await payload.create({
      collection: 'categories',
      data: { title: `${name} ${i}`, slug: `${name}-${i}`, taxonomy: 'recipes' },
    })
  }
}

// Node 20 does not wait for a pending import before it exits.
setInterval(() => {}, 1_000)
write(Number(process.argv[2]), String(process.argv[3])).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
