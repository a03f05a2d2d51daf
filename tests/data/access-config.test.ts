import type { Access, PayloadRequest, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

/** A request as REST makes it, without an audience. */
const request = (user: unknown) => ({ user, context: {}, payload: cms.payload, query: {} }) as unknown as PayloadRequest

const MEMBER = { id: 4711, role: 'member', plan: 'executive-coaching', collection: 'users' }
/** An unknown role gives no access, whatever its name. */
const STRANGE = { id: 4711, role: 'root', plan: 'premium', collection: 'users' }

/** Whether all rows that match are of this user. */
function areOwnRows(where: Where, user: number): boolean {
  return Object.entries(where).some(([field, value]) => {
    if (field === 'and') return (value as Where[]).some((part) => areOwnRows(part, user))
    if (field === 'or') return (value as Where[]).every((part) => areOwnRows(part, user))
    return (value as { equals?: unknown }).equals === user
  })
}

const rules = () => [
  ...cms.config.collections.flatMap(({ slug, access }) =>
    OPERATIONS.map((operation) => ({
      name: `${slug} ${operation}`,
      operation,
      rule: access[operation as 'read'] as Access | undefined,
    })),
  ),
  ...cms.config.globals.flatMap(({ slug, access }) =>
    (['read', 'update', 'readVersions'] as const).map((operation) => ({
      name: `global ${slug} ${operation}`,
      operation,
      rule: access[operation] as Access | undefined,
    })),
  ),
]

describe('access is denied by default, for every collection and global, Payload’s own too', () => {
  test('every operation has a rule', () => {
    expect(
      rules()
        .filter(({ rule }) => typeof rule !== 'function')
        .map(({ name }) => name),
    ).toEqual([])
    expect(rules().length).toBeGreaterThan(200)
  })

  test('nothing is open without an account', async () => {
    const open: string[] = []
    for (const { name, rule } of rules()) if ((await rule?.({ req: request(null) })) !== false) open.push(name)
    expect(open).toEqual([])
  })

  test.each([
    ['a member', MEMBER],
    ['an unknown role', STRANGE],
  ])('%s writes nothing and reads only their own rows', async (_, user) => {
    const open: string[] = []
    for (const { name, operation, rule } of rules()) {
      const result = await rule?.({ req: request(user), id: 1, data: {} })
      if (result === false) continue
      if (operation === 'read' && typeof result === 'object' && areOwnRows(result, user.id)) continue
      open.push(name)
    }
    expect(open).toEqual([])
  })
})
