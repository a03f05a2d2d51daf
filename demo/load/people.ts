import { DEMO_PASSWORD, demoPeople } from '../people'
import type { Loading } from './context'

/** The demo accounts. */
export async function loadPeople({ payload, req }: Loading): Promise<void> {
  // The administrator first: on an empty system the first account becomes one.
  const people = [...demoPeople].sort((a, b) => Number(b.role === 'administrator') - Number(a.role === 'administrator'))
  for (const person of people) {
    await payload.create({
      collection: 'users',
      data: { ...person, password: DEMO_PASSWORD, _verified: true },
      disableVerificationEmail: true,
      req,
    })
  }
}
