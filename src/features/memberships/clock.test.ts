import { expect, test, vi } from 'vitest'
import { changeDueMemberships } from './clock.server'

const { changed, executed, logged } = vi.hoisted(() => ({
  changed: [] as number[],
  executed: vi.fn(async () => []),
  logged: vi.fn(),
}))
vi.mock('@/cms/client/local-api.server', () => ({ asSystem: async () => ({ logger: { error: logged } }) }))
vi.mock('@/cms/client/sql.server', () => ({
  queryRows: async () => [{ user_id: 1 }, { user_id: 2 }, { user_id: 3 }],
  executeSql: executed,
  withTransaction: (_reason: string, work: (req: object) => Promise<unknown>) => work({}),
}))
vi.mock('@/cms/memberships/change', () => ({
  changeMemberships: async (_req: object, user: number) => {
    if (user === 2) throw new Error('A row that no rule can read.')
    changed.push(user)
  },
}))

test('a failure for one person is logged and tried again later, and does not hold up others', async () => {
  expect(await changeDueMemberships(new Date('2026-01-10T12:00:00.000Z'))).toBe(2)
  expect(changed).toEqual([1, 3])
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ err: expect.objectContaining({ message: 'A row that no rule can read.' }) }),
  )
  expect(JSON.stringify(executed.mock.calls)).toContain('2026-01-10T12:01:00.000Z')
})
