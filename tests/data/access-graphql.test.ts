import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { mayRead } from '../support/data/expectations'
import { everyMutation, everyQuery, schemaSeenBy } from '../support/data/graphql-walk'
import { type Answer, graphql } from '../support/data/http'
import { OUTSIDERS, VIEWER_NAMES, type Viewer } from '../support/data/people'
import { snapshot } from '../support/data/snapshot'
import { fillWorld, givenAway, type World } from '../support/data/world'

let cms: TestCms
let world: World
beforeAll(async () => {
  cms = await startTestCms()
  world = await fillWorld(cms.payload)
})
afterAll(() => cms.stop())

const SECRETS = /"(?:hash|salt|resetPasswordToken|resetPasswordExpiration)":(?!{|null)/
const messagesOf = (json: unknown) =>
  ((json as { errors?: { message: string }[] }).errors ?? []).map(({ message }) => message)

/** A question that the server did not understand proves nothing. */
const MISUNDERSTOOD =
  /Cannot query field|Syntax Error|Expected|must have a selection|Unknown argument|complexity|required, but/i

/** The first of these questions that the server does not find too complex. */
async function deepest(viewer: Viewer, [query = '', ...rest]: string[]): Promise<Answer & { query: string }> {
  const answer = await graphql(viewer, query)
  return rest.length > 0 && /exceeds the maximum complexity/.test(answer.text)
    ? deepest(viewer, rest)
    : { ...answer, query }
}

describe.each(VIEWER_NAMES)('SPEC 6: %s over GraphQL', (name) => {
  test('reads no draft, no restricted body and no other person’s data', { timeout: 120_000 }, async () => {
    const schema = await schemaSeenBy(world.viewers[name])
    const leaks: string[] = []
    const unasked: string[] = []
    for (const depths of everyQuery(schema, [1, 3])) {
      const { query, text, json } = await deepest(world.viewers[name], depths)
      if (messagesOf(json).some((message) => MISUNDERSTOOD.test(message)))
        unasked.push(`${query.slice(0, 60)} ${messagesOf(json)[0]}`)
      expect(text).not.toMatch(SECRETS)
      const shown = givenAway(world.entries, text).filter((entry) => !mayRead(name, entry))
      leaks.push(
        ...shown.map(
          ({ collection, state, owner }) => `${query.slice(0, 40)} shows ${collection} (${state}, of ${owner})`,
        ),
      )
    }
    expect(unasked).toEqual([])
    expect(leaks).toEqual([])
  })
})

describe.each(OUTSIDERS)('SPEC 6: %s over GraphQL', (name) => {
  test('changes nothing at all, by any mutation', { timeout: 120_000 }, async () => {
    const viewer = world.viewers[name]
    const schema = await schemaSeenBy(viewer)
    const before = await snapshot(cms.payload)
    const unasked: string[] = []
    for (const mutation of everyMutation(schema, viewer.id ?? 1)) {
      const { json } = await graphql(viewer, mutation)
      if (messagesOf(json).some((message) => MISUNDERSTOOD.test(message)))
        unasked.push(`${mutation} ${messagesOf(json)[0]}`)
    }
    expect(unasked).toEqual([])
    expect(await snapshot(cms.payload)).toEqual(before)
  })
})
