/**
 * Compares the stored plan of everybody with what their subscriptions give. With --fix, brings them up to date. Exits
 * with 1 when they differ and nothing was fixed.
 */
import { commitTransaction, createLocalReq, getPayload, initTransaction, killTransaction, type Payload } from 'payload'
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

/** Derives a person's plan as each change does. */
async function mend(payload: Payload, user: number): Promise<void> {
  const { changeMemberships } = await import('../src/cms/memberships/change')
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await changeMemberships(req, user, { origin: 'clock', by: null }, async () => undefined)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** @returns the exit code */
async function compare(fix: boolean): Promise<0 | 1> {
  applyEnvironment(readEnvironment(process.env))
  // Imported late, because the CMS reads the environment when it is loaded.
  const { default: config } = await import('@payload-config')
  const { connectionRunner } = await import('../src/cms/database/sql-adapter')
  const { findStalePlans } = await import('../src/cms/memberships/stale-plans')
  const payload = await getPayload({ config })
  const stale = await findStalePlans(connectionRunner(payload.db), new Date())
  for (const { derived, stored, user } of stale) console.log(`person ${user}: ${stored} is stored, ${derived} is right`)
  if (stale.length === 0) console.log('All plans are up to date.')
  else if (fix) {
    for (const { user } of stale) await mend(payload, user)
    console.log(`${stale.length} plans were brought up to date.`)
  } else console.log(`${stale.length} plans are out of date. Run npm run plans -- --fix to bring them up to date.`)
  return stale.length > 0 && !fix ? 1 : 0
}

compare(process.argv.includes('--fix')).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`The plans could not be compared: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  },
)
