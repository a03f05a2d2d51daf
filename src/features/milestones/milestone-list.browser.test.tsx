import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { storeEntry } from '@/platform/session/session-entries'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { emulateMedia } from '../../../tests/support/emulate-media'
import { nextFrame } from '../../../tests/support/next-frame'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { MilestoneList } from './MilestoneList.client'
import { useStreak } from './use-milestones.client'
import './milestones.css'

const milestone = (achievedAt: string | null) => ({
  id: 5,
  title: 'A first favorite',
  description: '',
  icon: 'heart',
  target: 1,
  progress: achievedAt ? 1 : 0,
  achievedAt,
})
const reached = {
  milestones: [milestone('2026-11-20T12:00:00.000Z')],
  toCelebrate: [5],
  streak: { weeks: 1, thisWeek: true, days: [] },
}
const open = { milestones: [milestone(null)], toCelebrate: [], streak: { weeks: 0, thisWeek: false, days: [] } }

beforeEach(() => sessionStorage.clear())
afterEach(() => emulateMedia())

/** A member's milestones. @param claimed the milestones that this browser celebrates */
async function milestones(responses: (() => Response)[], claimed: number[] = [], onlyNext = false) {
  const calls = stubFetch((path) => {
    if (path.startsWith('/api/milestones?')) return responses.shift()?.() ?? Response.json(open)
    if (path === '/api/milestones') return Response.json({ celebrate: claimed })
    return Response.json(path === '/api/auth/me' ? { user: aUser() } : { posts: [] })
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <MilestoneList as="h2" streak onlyNext={onlyNext} />
    </WithProviders>,
  )
  return () => calls.map(({ path }) => path)
}

const toast = page.getByText('Reached: A first favorite')

test('a reached one is celebrated, with its date and the streak; without animation with reduced motion', async () => {
  await emulateMedia({ reducedMotion: true })
  await milestones([() => Response.json(reached)], [5])
  await expect.element(toast).toBeVisible()
  await expect.element(page.getByText('Reached on November 20, 2026')).toBeVisible()
  await expect.element(page.getByText('This week counts already. Rest days are part of it.')).toBeVisible()
  const icon = document.querySelector('.milestone[data-fresh] .milestone-icon') ?? document.body
  const animations = () => ['', '::before'].map((part) => getComputedStyle(icon, part).animationName)
  expect(animations()).toEqual(['none', 'none'])
  await emulateMedia()
  expect(animations()).toEqual(['milestone-rise', 'milestone-glow'])
})

test('one that another browser has celebrated is not celebrated again', async () => {
  const requested = await milestones([() => Response.json(reached)])
  await expect.element(page.getByText('Reached on November 20, 2026')).toBeVisible()
  await expect.poll(requested).toContain('/api/milestones')
  await nextFrame()
  expect(document.querySelector('[data-fresh]')).toBeNull()
  expect(page.getByText(/^Reached:/).query()).toBeNull()
})

/** A page with two parts, the second of which appears later, as code that is loaded then. */
function TwoParts() {
  const [shown, setShown] = useState(0)
  return (
    <>
      {['Leave', 'First part', 'Second part'].map((name, count) => (
        <button key={name} type="button" onClick={() => setShown(count)}>
          {name}
        </button>
      ))}
      {shown > 0 && <Weeks />}
      {shown > 1 && <MilestoneList as="h2" streak />}
    </>
  )
}

const Weeks = () => <p>Weeks: {useStreak()?.weeks}</p>

test('all parts of a page share one request in a visit, with stored data too, and the next visit asks again', async () => {
  const answer = (weeks: number) => Response.json({ ...reached, streak: { ...reached.streak, weeks } })
  let requests = 0
  stubFetch((path) => {
    if (path.startsWith('/api/milestones?')) return answer(++requests)
    if (path === '/api/milestones') return Response.json({ celebrate: [5] })
    return Response.json(path === '/api/auth/me' ? { user: aUser() } : { posts: [] })
  })
  storeEntry('milestones', aUser().id, { data: open, updatedAtMs: 1 })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <TwoParts />
    </WithProviders>,
  )
  const press = (name: string) => page.getByRole('button', { name }).click()
  for (const visit of [1, 2]) {
    await press('First part')
    await expect.element(page.getByText(`Weeks: ${visit}`)).toBeVisible()
    await press('Second part')
    await expect.element(page.getByText('Reached on November 20, 2026')).toBeVisible()
    await nextFrame()
    expect(requests).toBe(visit)
    await press('Leave')
  }
  await expect.element(toast.first()).toBeVisible()
})

test('milestones that cannot be fetched can be loaded by a retry, and the focus stays beside it', async () => {
  await milestones([() => Response.json({}, { status: 500 })])
  await expect.element(page.getByText('Your milestones could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('progressbar', { name: 'A first favorite' })).toHaveAttribute('value', '0')
  expect(document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})

const tenDishes = { ...milestone(null), id: 2, title: 'Ten dishes', target: 10, progress: 7 }
const one = {
  milestones: [milestone('2026-11-20T12:00:00.000Z'), tenDishes],
  toCelebrate: [],
  streak: { weeks: 0, thisWeek: false, days: [] },
}

test('the next one can stand alone; the others are badges, with the date of those that are achieved', async () => {
  await milestones([() => Response.json(one)], [], true)
  await expect.element(page.getByRole('heading', { name: 'Ten dishes' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'A first favorite' }).query()).toBeNull()
  const badges = page.getByRole('list', { name: 'Other milestones' }).getByRole('listitem')
  await expect.element(badges).toHaveTextContent('A first favoriteReached on November 20, 2026')
})

test('one achieved just now is shown beside the next one', async () => {
  await milestones([() => Response.json({ ...one, toCelebrate: [5] })], [5], true)
  await expect.element(page.getByRole('heading', { name: 'A first favorite' })).toBeVisible()
  expect(page.getByRole('list', { name: 'Other milestones' }).query()).toBeNull()
})

test('of several open ones only the nearest is shown; the others are folded', async () => {
  const open = (id: number, title: string, progress: number) => ({
    ...milestone(null),
    id,
    title,
    target: 10,
    progress,
  })
  const found = {
    milestones: [open(1, 'Ten videos', 2), open(2, 'Ten dishes', 7), milestone('2026-11-20T12:00:00.000Z')],
  }
  await milestones([
    () => Response.json({ ...found, toCelebrate: [], streak: { weeks: 0, thisWeek: false, days: [] } }),
  ])
  const names = () => [...document.querySelectorAll('.milestone h2')].map(({ textContent }) => textContent)
  await expect.element(page.getByRole('heading', { name: 'Ten dishes' })).toBeVisible()
  expect(names()).toEqual(['Ten dishes', 'A first favorite', 'Ten videos'])
  expect(page.getByRole('heading', { name: 'Ten videos' }).query()).toBeNull()
  await page.getByText('One more to reach').click()
  await expect.element(page.getByRole('heading', { name: 'Ten videos' })).toBeVisible()
})
