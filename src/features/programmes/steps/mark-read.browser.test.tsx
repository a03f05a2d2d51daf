import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, showMember } from '../../../../tests/support/show-program-member'
import { aProgress } from '../example-progress'
import { rememberFollower } from './follower'
import { MarkRead } from './MarkRead.client'

const own: Answers = { me: aProgress(), posts: { read: () => Response.json({ steps: ['a-step'] }) } }
const READ = { call: 'read', body: { databaseId: 138 } }

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  window.scrollTo(0, 0)
})

/** A page of three screens that is read. */
const show = () =>
  showMember(
    <div style={{ height: '300vh' }}>
      <p>A page</p>
      <MarkRead databaseId={138} />
    </div>,
    own,
  )

test('an item counts as read once, after five seconds in view', async () => {
  rememberFollower(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent } = await show()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual([READ])
})

test('an item counts as read when half a screen of it was scrolled', async () => {
  rememberFollower(7)
  const { sent } = await show()
  await expect.element(page.getByText('A page')).toBeVisible()
  window.scrollTo(0, window.innerHeight)
  await expect.poll(sent).toEqual([READ])
})

test('a member who follows no program makes no call', async () => {
  rememberFollower(8)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent } = await show()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual([])
})
