import type { ReactNode } from 'react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterSheet } from '@/blocks/posts-grid/FilterSheet.client'
import { AddPasskey } from '@/features/account-page/AddPasskey.client'
import { DeleteAccount } from '@/features/account-page/DeleteAccount.client'
import { RemovePasskey } from '@/features/account-page/RemovePasskey.client'
import { MemberDialog } from '@/features/community/members/MemberDialog.client'
import { ModerateDialog } from '@/features/community/moderating/ModerateDialog.client'
import { DeleteDialog } from '@/features/community/topic/DeleteDialog.client'
import { HistoryDialog } from '@/features/community/topic/HistoryDialog.client'
import { ReportDialog } from '@/features/community/topic/ReportDialog.client'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { SignInAgain } from '@/features/login/SignInAgain.client'
import { CancelDialog } from '@/features/memberships/account/CancelDialog.client'
import { ChangeDialog } from '@/features/memberships/account/ChangeDialog.client'
import { PauseDialog } from '@/features/memberships/account/PauseDialog.client'
import { aMembership } from '@/features/memberships/testing/a-membership'
import { aProgress } from '@/features/programmes/example-progress'
import { CalendarAddress } from '@/features/programmes/plan-controls/CalendarAddress.client'
import { StartAgain } from '@/features/programmes/plan-controls/StartAgain.client'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { NO_FILTER } from '@/rules/posts-grid/filter'
import { axeInBothSchemes } from '../../tests/support/axe-in-both-schemes'
import { stubFetch } from '../../tests/support/stub-fetch'

// Next provides the router in the app only.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const AT = '2026-11-21T12:00:00.000Z'
const nothing = () => {}
const membership = { subscription: aMembership(), onClose: nothing, onDone: nothing }
const usd = (amount: number) => ({ amount, currency: 'USD' })

const RESPONSES: Record<string, unknown> = {
  '/api/auth/me': { user: aUser() },
  '/api/plans': {
    plans: [
      { key: 'standard', title: 'Standard', prices: { annual: usd(12_000), monthly: null } },
      { key: 'premium', title: 'Premium', prices: { annual: usd(26_400), monthly: usd(2_400) } },
    ],
  },
  '/api/forum/members/ana': {
    member: {
      name: 'Ana',
      username: 'ana',
      avatar: null,
      about: 'Cooks on Sundays.',
      joinedAt: AT,
      topics: [{ id: 4, title: 'Olives', uri: '/community/food/4/', lastActiveAt: AT }],
    },
  },
  '/api/forum/posts/12/edits': { edits: [{ html: '<p>Green ones.</p>', replacedAt: AT }] },
}

type Shown = {
  node: ReactNode
  /** The button that opens it, for those that are not open from the start. */
  opener?: string
  /** What is there once it has loaded. */
  shows: string
}

const filters = { sorts: true, categories: true, letters: true, diets: true, levels: true, search: 'Search posts...' }
const passkey = { id: 1, name: 'Phone', createdAt: AT, lastUsedAt: null }
const merge = { action: 'merge', target: { topic: 4 } } as const

const DIALOGS: Record<string, Shown> = {
  'the filters of a list': {
    node: (
      <FilterSheet
        enabledFilters={filters}
        filter={{ ...NO_FILTER, letter: 'A', diets: ['vegan'] }}
        letters={new Set('AB')}
        chosen={[{ key: 'letter', label: 'Starts with A', without: { letter: '' } }]}
        result="2 recipes"
        onChange={nothing}
      />
    ),
    opener: 'Filter 1 chosen',
    shows: 'First letter',
  },
  'the deletion of an account': {
    node: <DeleteAccount roles={[]} onDeleted={nothing} />,
    opener: 'Delete my account',
    shows: 'Delete your account?',
  },
  'a new passkey': { node: <AddPasskey onAdded={nothing} />, opener: 'Add a passkey', shows: 'Your browser will ask' },
  'the removal of a passkey': {
    node: <RemovePasskey passkey={passkey} onClose={nothing} onRemoved={nothing} />,
    shows: 'Keep it',
  },
  'the cancellation of a membership': { node: <CancelDialog {...membership} />, shows: 'Keep it' },
  'a change of plan': { node: <ChangeDialog {...membership} />, shows: 'Your new plan' },
  'a pause': { node: <PauseDialog {...membership} />, shows: 'For how long' },
  'a new round of a program': {
    node: <StartAgain progress={aProgress()} />,
    opener: 'Start again',
    shows: 'Keep this round',
  },
  'a new address of a calendar': {
    node: <CalendarAddress change={async () => true} path="/calendar.ics" pending={null} />,
    opener: 'Make a new address',
    shows: 'Keep the old one',
  },
  'the card of a member': {
    node: <MemberDialog username="ana" name="Ana" onClose={nothing} />,
    shows: 'Olives',
  },
  'the history of a post': {
    node: <HistoryDialog post={{ id: 12, html: '<p>Black ones.</p>' }} onClose={nothing} />,
    shows: 'Green ones.',
  },
  'the report of a post': { node: <ReportDialog post={12} onClose={nothing} />, shows: 'Unsafe advice' },
  'the deletion of a post': {
    node: <DeleteDialog post={12} onDeleted={nothing} onClose={nothing} />,
    shows: 'Keep it',
  },
  "a moderator's action": {
    node: <ModerateDialog request={merge} onDone={nothing} onClose={nothing} />,
    shows: 'Reason',
  },
  'signing in again': {
    node: <SignInAgain onClose={nothing} onSignedIn={nothing} />,
    shows: 'What you wrote is kept.',
  },
}

afterEach(() => page.viewport(1280, 900))
afterAll(() => void vi.unstubAllGlobals())

test.each(Object.entries(DIALOGS))(
  '%s has no axe violations in either scheme',
  async (_name, { node, opener, shows }) => {
    stubFetch((path) => Response.json(RESPONSES[path.replace(/\?.*/, '')] ?? {}))
    await session.lookUp()
    await page.viewport(390, 844)
    await render(<WithProviders audience="premium">{node}</WithProviders>)
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent(shows)
    expect(await axeInBothSchemes(dialog.element())).toEqual([])
  },
)
