import { DEMO_PASSWORD, demoPeople } from '../people'
import { loadAvatar } from './avatar'
import type { Loading } from './context'
import { giveDemoPlan } from './memberships'

/** The demo accounts. Their plans exist already, since a paid membership has the price of its plan. */
export async function loadPeople(loading: Loading): Promise<void> {
  const { payload, req } = loading
  // The administrator first: on an empty system the first account becomes one.
  const people = [...demoPeople].sort((a, b) => Number(b.role === 'administrator') - Number(a.role === 'administrator'))
  for (const { plan, portrait, ...person } of people) {
    const { id } = await payload.create({
      collection: 'users',
      data: { ...person, plan: 'free', password: DEMO_PASSWORD, _verified: true },
      disableVerificationEmail: true,
      req,
    })
    await giveDemoPlan(loading, { plan, role: person.role, user: id })
    if (portrait) await loadAvatar(loading, portrait, id)
  }
}
