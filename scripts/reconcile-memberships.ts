/** Compares all memberships with Stripe and mends what differs. It can run beside the server. */
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

async function main(): Promise<void> {
  applyEnvironment(readEnvironment(process.env))
  // Imported late, because the CMS reads the environment when it is loaded.
  const { reconcile } = await import('../src/features/memberships/stripe/reconcile.server')
  const lines = await reconcile(new Date(), { planByServer: true })
  for (const line of lines) console.log(line)
  console.log(lines.length === 0 ? 'All memberships are as Stripe has them.' : `${lines.length} differences.`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The memberships could not be compared: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  },
)
