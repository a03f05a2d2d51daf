import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_EMAILS } from '@/rules/demo-accounts'
import { demoPeople } from '../../demo/people'
import { startTestCms, type TestCms } from '../support/data/cms'
import { anAccount } from '../support/data/users'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const hasDemoAccounts = async () => (await import('@/site/demo-accounts.server')).hasDemoAccounts()

async function aJoiner(email: string): Promise<void> {
  const { id } = await anAccount(cms.payload, `joiner-${email.replaceAll(/\W/g, '-')}`, {
    role: 'member',
    plan: 'free',
  })
  await cms.payload.db.updateOne({ collection: 'users', id, data: { email, _verified: false }, returning: false })
}

test('a user with an address of example.com, or of the demo, is not a demo account', async () => {
  for (const email of ['a@example.com', 'a@example.community', 'someone@example.com.evil.org', 'premium@example.com'])
    await aJoiner(email)
  expect(await hasDemoAccounts()).toBe(false)
})

test('the demo’s own accounts are', async () => {
  expect(demoPeople.map(({ email }) => email).sort()).toEqual([...DEMO_EMAILS].sort())
  await anAccount(cms.payload, 'editor', { role: 'editor', plan: 'premium' })
  await cms.payload.update({
    collection: 'users',
    where: { username: { equals: 'editoruser' } },
    data: { email: 'editor@example.com' },
  })
  expect(await hasDemoAccounts()).toBe(true)
})
