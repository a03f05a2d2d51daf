import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { hostileBody, requestsOf, type TestRequest } from '../support/data/endpoint-requests'
import { creatorsOf, mayRead, readsAll } from '../support/data/expectations'
import { fillDocument } from '../support/data/fill-fields'
import { ASKERS, createFixtures, type Entry, type Fixtures, leakedEntries } from '../support/data/fixtures'
import { type RestResponse, rest } from '../support/data/http'
import { snapshot } from '../support/data/snapshot'
import type { ViewerName } from '../support/data/users'

let cms: TestCms
let world: Fixtures
beforeAll(async () => {
  cms = await startTestCms()
  world = await createFixtures(cms.payload)
})
afterAll(() => cms.stop())

/** Documents whose id or word is in a response. */
function shownBy({ collection }: TestRequest, { text, json }: RestResponse): Entry[] {
  const docs = json && typeof json === 'object' && 'docs' in json && Array.isArray(json.docs) ? json.docs : [json]
  const ids = new Set(docs.map((doc: { id?: unknown } | null) => doc?.id))
  const named = world.entries.filter((entry) => entry.collection === collection && ids.has(entry.id))
  return [...new Set([...leakedEntries(world.entries, text), ...named])]
}

/** With a value: /access lists the field names, which is fine. */
const SECRETS = /"(?:hash|salt|resetPasswordToken|resetPasswordExpiration)":(?!{|null)/

/**
 * Payload offers versions for collections without any, and verification where it is off, and throws there. No data
 * leaks by it.
 */
const throwsInPayload = (path: string) => /versions|verify/.test(path)

/**
 * They send every query and every change. Staff, who may see all but other people's documents, read with the most
 * hostile query alone.
 */
const THOROUGH = ['visitor', 'premium'] as const satisfies ViewerName[]
const isThorough = (name: ViewerName) => THOROUGH.some((thorough) => thorough === name)

describe.each(ASKERS)('%s over REST', (name) => {
  test('reads no draft, no restricted body and no other user’s data', { timeout: 120_000 }, async () => {
    const leaks: string[] = []
    for (const step of requestsOf(cms.config, world.entries, { name, thorough: isThorough(name) }).filter(
      ({ method }) => method === 'get',
    )) {
      const response = await rest(world.viewers[name], 'get', step.path)
      if (!throwsInPayload(step.path)) expect(response.status, step.path).not.toBe(500)
      expect(response.text, step.path).not.toMatch(SECRETS)
      // The rows of a list of versions have their own ids, so only the words count.
      const shown = step.path.includes('/versions')
        ? leakedEntries(world.entries, response.text)
        : shownBy(step, response)
      leaks.push(
        ...shown
          .filter((entry) => !mayRead(name, entry))
          .map(({ collection, state, owner }) => `${step.path} shows ${collection} (${state}, of ${owner})`),
      )
    }
    expect(leaks).toEqual([])
  })

  test('reads what the role allows', async () => {
    for (const { slug } of cms.config.collections.filter(({ slug }) => readsAll(name, slug))) {
      const response = await rest(world.viewers[name], 'get', `${slug}?limit=0&depth=0`)
      const shown = shownBy({ method: 'get', path: slug, collection: slug }, response)
      const all = world.entries.filter(({ collection, state }) => collection === slug && state !== 'changed')
      expect(shown, slug).toEqual(expect.arrayContaining(all))
    }
  })

  test('creates what the role allows and nothing else', async () => {
    const made: string[] = []
    const expected: string[] = []
    for (const config of cms.config.collections.filter(({ upload }) => !upload)) {
      const creators = creatorsOf(config.slug)
      if (!creators) continue
      if (creators.includes(name)) expected.push(config.slug)
      const relation = (to: string) => world.entries.find(({ collection }) => collection === to)?.id
      const body = {
        ...fillDocument(config, { mark: `by${name}`, relation }),
        ...(config.auth && { username: `by-${name}`, password: 'long enough to pass' }),
        ...(config.slug === 'pages' && { parent: null }),
        // One plan of each key.
        ...(config.slug === 'plans' && { key: 'premium' }),
      }
      const response = await rest(world.viewers[name], 'post', config.slug, body)
      if (response.status === 201) {
        made.push(config.slug)
        const { doc } = response.json as { doc: { id: number } }
        await cms.payload.delete({ collection: config.slug as 'pages', id: doc.id })
      }
    }
    expect(made).toEqual(expected)
  })
})

/** The rows before the first of them, and, since nothing may change, before each. */
let before: string[] | undefined

describe.each(THOROUGH)('%s over REST', (name) => {
  test('changes nothing, by any endpoint', { timeout: 120_000 }, async () => {
    const viewer = world.viewers[name]
    before ??= await snapshot(cms.payload)
    for (const step of requestsOf(cms.config, world.entries, { name, thorough: true }).filter(
      ({ method }) => method !== 'get',
    )) {
      const response = await rest(viewer, step.method, step.path, hostileBody(cms.config, step.collection, viewer.id))
      if (!throwsInPayload(step.path)) expect(response.status, `${step.method} ${step.path}`).not.toBe(500)
      expect(response.text, step.path).not.toMatch(SECRETS)
      expect(
        leakedEntries(world.entries, response.text).filter((entry) => !mayRead(name, entry)),
        step.path,
      ).toEqual([])
    }
    expect(await snapshot(cms.payload)).toEqual(before)
  })
})
