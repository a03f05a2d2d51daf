import { afterAll, expect, test } from 'vitest'
import { AUDIENCES } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { makeRecipe, publish, removeMade } from '../support/http/editor'

afterAll(removeMade)

const PUBLISHES = 60
const READERS = 6

/** A seeded random generator, so that a failure can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const titleOf = (version: number) => `Version ${String(version).padStart(3, '0')}`
const versionIn = (text: string) => Number(/Version (\d{3})/.exec(text)?.[1] ?? Number.NaN)

test('a request after a publish was acknowledged never gets an older title', {
  timeout: 90_000,
}, async () => {
  const recipe = await makeRecipe({ title: titleOf(0), slug: `under-load-${Date.now()}` })
  const cookies = await Promise.all(AUDIENCES.map(cookieFor))
  const forms = [{}, { rsc: '1' }, { 'accept-encoding': 'identity' }]
  let acknowledged = 0
  let reads = 0
  const stale: string[] = []

  async function reader(random: () => number): Promise<void> {
    while (acknowledged < PUBLISHES) {
      const expected = acknowledged
      const cookie = cookies[Math.floor(random() * cookies.length)]
      const headers = forms[Math.floor(random() * forms.length)]
      // Ten, since other tests publish recipes too.
      const path = random() < 0.2 ? '/api/posts/?postType=recipes&first=10' : recipe.path
      const seen = versionIn((await sendRequest(path, { cookie, headers })).text)
      if (!(seen >= expected)) stale.push(`${path} showed ${seen} after ${expected}`)
      reads += 1
    }
  }

  async function editor(random: () => number): Promise<void> {
    for (let version = 1; version <= PUBLISHES; version += 1) {
      await publish(recipe, { title: titleOf(version) })
      acknowledged = version
      if (random() < 0.5) await new Promise((next) => setTimeout(next, random() * 30))
    }
  }

  const readers = Array.from({ length: READERS }, (_, n) => reader(seededRandom(n + 1)))
  await Promise.all([editor(seededRandom(99)), ...readers])
  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(PUBLISHES)
})
