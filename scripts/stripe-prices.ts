/** Makes the products and prices of the plans on sale that are missing at Stripe. Run again, it changes nothing. */
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

async function main(): Promise<void> {
  applyEnvironment(readEnvironment(process.env))
  // Imported late, because the CMS reads the environment when it is loaded.
  const { requireAllPrices } = await import('../src/features/memberships/stripe/all-prices.server')
  for (const line of await requireAllPrices()) console.log(line)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The prices could not be made: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  },
)
