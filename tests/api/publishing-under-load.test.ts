import { afterAll, expect, test } from 'vitest'
import { AUDIENCES } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { ask } from '../support/http/client'
import { makeRecipe, publish, removeMade } from '../support/http/editor'

afterAll(removeMade)

const PUBLISHES = 60
const READERS = 6

/** The same numbers for the same seed, so that a failure can be looked at again. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const titleOf = (version: number) => `Version ${String(version).padStart(3, '0')}`
const versionIn = (text: string) => Number(/Version (\d{3})/.exec(text)?.[1] ?? Number.NaN)

test('whoever asks after a publish was acknowledged never sees an older title', {
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
      const asked = acknowledged
      const cookie = cookies[Math.floor(random() * cookies.length)]
      const headers = forms[Math.floor(random() * forms.length)]
      const path = random() < 0.2 ? '/api/posts/?postType=recipes&first=1' : recipe.path
      const seen = versionIn((await ask(path, { cookie, headers })).text)
      if (!(seen >= asked)) stale.push(`${path} showed ${seen} after ${asked}`)
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

  const readers = Array.from({ length: READERS }, (_, n) => reader(chance(n + 1)))
  await Promise.all([editor(chance(99)), ...readers])
  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(PUBLISHES)
})
