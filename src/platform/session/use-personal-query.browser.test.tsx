import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../tests/support/stub-fetch'
import type { PersonalQuery } from './personal-data'
import { SessionProvider } from './Session.client'
import { storeEntry, storeUser } from './session-entries'
import { session } from './session-state'
import { aUser } from './testing/a-session'
import { usePersonalQuery } from './use-personal-query.client'

const favorites: PersonalQuery<number[]> = {
  name: 'favourites',
  fetch: async () => [],
  parse: (stored) => (Array.isArray(stored) ? [...stored] : undefined),
}

/** Follows the data in a state, as a list that keeps its order does. */
function Count() {
  const { data } = usePersonalQuery(favorites)
  const [last, setLast] = useState<number[]>()
  if (data !== last) setLast(data)
  return <p>{last ? `${last.length} favorites` : 'None known'}</p>
}

test('what the tab has stored is the same data in each render, before anything is fetched', async () => {
  stubFetch(() => Response.json({ user: aUser() }))
  storeUser(aUser())
  storeEntry('favourites', aUser().id, { data: [3, 5], updatedAtMs: Date.now() })
  await session.lookUp()
  await render(
    <SessionProvider audience="premium">
      <Count />
    </SessionProvider>,
  )
  await expect.element(page.getByText('2 favorites')).toBeVisible()
})
