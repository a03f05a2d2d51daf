import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { type Answers, showMember } from '../../../../tests/support/show-program-member'
import { heldResponse, rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { aProgress, aStep, aTask, aWeek, notStarted } from '../example-progress'
import { withStep } from '../progress'
import { ProgrammeToday } from './ProgrammeToday.client'

const RESET = [{ slug: 'six-week-reset', title: 'Six-Week Reset' }]
const part = <ProgrammeToday programmes={RESET} as="h2" />
const bircher = page.getByRole('checkbox', { name: 'Apple bircher', exact: true })
const walk = page.getByRole('checkbox', { name: 'Walk around the block', exact: true })
const nextStep = page.getByRole('link', { name: 'Next step', exact: true })
const status = page.getByRole('status')

afterEach(() => vi.unstubAllGlobals())

const answers = (me: Answers['me'], posts: Answers['posts'] = {}): Answers => ({ me, posts })

test('a visitor is asked to sign in', async () => {
  stubFetch(() => Response.json({ user: null }))
  await render(<WithProviders audience="visitor">{part}</WithProviders>)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('shows where the member stands, today’s steps and the next one', async () => {
  const { calls } = await showMember(part, answers(aProgress()))
  await expect.element(page.getByText('You are on day 9 of 42', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'You are on day 9 of 42' })).toHaveAttribute('value', '9')
  await expect
    .element(page.getByRole('link', { name: 'Title of week 2' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/weeks\/2\/?$/))
  await expect.element(bircher).not.toBeChecked()
  await expect.element(bircher).toHaveAccessibleDescription('Recipe, 30min')
  await expect.element(walk).toHaveAccessibleDescription('Task')
  const link = page.getByRole('link', { name: 'Open: Apple bircher' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/recipes\/apple-bircher\/?$/))
  await expect.element(nextStep).toHaveAttribute('href', expect.stringMatching(/^\/recipes\/apple-bircher\/?$/))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const me = `/api/programmes/six-week-reset/me?timeZone=${encodeURIComponent(timeZone)}`
  expect(calls.map(({ path }) => path)).toContain(me)
})

test('a step is done at once by the keyboard, and sent', async () => {
  const { arrive, held } = heldResponse(() =>
    Response.json({ done: true, day: 9, next: aTask('Walk around the block') }),
  )
  const own = answers(aProgress(), { steps: () => held })
  const { sent } = await showMember(part, own)
  await expect.element(bircher).toBeVisible()
  const checkbox = bircher.element() as HTMLInputElement
  checkbox.focus()
  await userEvent.keyboard(' ')
  await expect.element(bircher).toBeChecked()
  expect(sent()).toEqual([{ call: 'steps', body: { step: 'apple-bircher', done: true } }])
  own.me = withStep(aProgress({ next: aTask('Walk around the block') }), 'apple-bircher', true)
  arrive()
  await expect.element(page.getByRole('button', { name: 'Next step', exact: true })).toBeVisible()
  await expect.element(bircher).toBeChecked()
  await expect.element(bircher).toHaveFocus()
})

test.each([
  [
    'a closed week',
    () => rejection(403, { code: 'forbidden', message: 'This week is not open yet.' }),
    'This week is not open yet.',
  ],
  [
    'a program that was not started',
    () => rejection(409, { code: 'conflict', message: 'Start the program first.' }),
    'Start the program first.',
  ],
  [
    'a lost connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The site cannot be reached. Please try again.',
  ],
])('a step that cannot be saved is taken back, and the toast names it: %s', async (_, response, reason) => {
  await showMember(part, answers(aProgress(), { steps: response }))
  await bircher.click()
  await expect.element(page.getByText(`“Apple bircher” was not saved. ${reason}`)).toBeVisible()
  await expect.element(bircher).not.toBeChecked()
  await expect.element(walk).toBeVisible()
})

test('for a task the next step moves to its checkbox', async () => {
  await showMember(part, answers(aProgress({ next: aTask('Walk around the block') })))
  await page.getByRole('button', { name: 'Next step', exact: true }).click()
  await expect.element(walk).toHaveFocus()
})

test('a day that is done has a warm line, and what is next', async () => {
  const done = withStep(withStep(aProgress(), 'apple-bircher', true), 'walk-around-the-block', true)
  await showMember(part, answers({ ...done, next: aStep('Pea soup') }))
  await expect.element(status).toHaveTextContent('That is today, done. The rest of the day is yours.Next: Pea soup')
  await expect.element(nextStep).toBeVisible()
})

test('what is open of earlier days is collapsed, and a step that is done there stays', async () => {
  const done = withStep(aProgress(), 'set-the-table', true)
  const own = answers(aProgress(), { steps: () => Response.json({ done: true, day: 9, next: aStep('Apple bircher') }) })
  const { sent } = await showMember(part, own)
  const table = page.getByRole('checkbox', { name: 'Set the table', exact: true })
  await expect.element(bircher).toBeVisible()
  expect(table.query()).toBeNull()
  await page.getByText('Earlier days').click()
  own.me = done
  await table.click()
  await expect.element(table).toBeChecked()
  await expect.poll(sent).toHaveLength(1)
  await expect.element(table).toHaveFocus()
})

test('at one’s own pace a finished day stays until the member goes on', async () => {
  const enrolment = { startedOn: '2026-11-15', round: 1, mode: 'pace' as const, pausedOn: null }
  const before = withStep(aProgress({ enrolment }), 'walk-around-the-block', true)
  const after = { ...withStep(before, 'apple-bircher', true), day: 10, next: aStep('Pea soup') }
  const own = answers(before, { steps: () => Response.json({ done: true, day: 10, next: aStep('Pea soup') }) })
  await showMember(part, own)
  await expect.element(bircher).toBeVisible()
  own.me = after
  await bircher.click()
  await expect.element(page.getByText('You are on day 10 of 42')).toBeVisible()
  await expect.element(bircher).toBeChecked()
  await expect.element(page.getByText('That day is done.')).toBeVisible()
  await page.getByRole('button', { name: 'Show day 10' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Pea soup', exact: true })).toBeVisible()
})

test('before the start it says when', async () => {
  const enrolment = { startedOn: '2026-11-30', round: 1, mode: 'calendar' as const, pausedOn: null }
  await showMember(part, answers(aProgress({ enrolment, day: 0, week: 0, next: null, weeks: [aWeek(1, null)] })))
  await expect.element(page.getByText('Starts on Monday, November 30', { exact: true })).toBeVisible()
  expect(page.getByText(/You are on day/).query()).toBeNull()
})

test('while paused it says since when, and going on is one click, after which the focus stays nearby', async () => {
  const paused = { startedOn: '2026-11-15', round: 1, mode: 'calendar' as const, pausedOn: '2026-11-20' }
  const own = answers(aProgress({ enrolment: paused }), { resume: () => Response.json({}) })
  const { sent } = await showMember(part, own)
  const since = page.getByText('Paused since Friday, November 20').first()
  await expect.element(since).toBeVisible()
  own.me = aProgress()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect.element(page.getByText('Paused since Friday, November 20')).not.toBeInTheDocument()
  expect(sent()).toEqual([{ call: 'resume', body: {} }])
  await expect.poll(() => document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})

test('a finished program leads to what was done', async () => {
  const weeks = [aWeek(1, [{ day: 1, steps: [aStep('Porridge', { done: true })] }])]
  await showMember(
    part,
    answers(aProgress({ weeks, day: 1, week: 1, next: null, completion: '/programmes/six-week-reset/completion/' })),
  )
  const link = page.getByRole('link', { name: 'See what you have done' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/programmes\/six-week-reset\/completion/))
})

test('below its plan there is the way to the plans', async () => {
  await showMember(
    part,
    answers(() => rejection(403, { code: 'forbidden', message: 'This program is not in your plan.' })),
  )
  await expect.element(status).toHaveTextContent('This program is not in your plan.')
  await expect
    .element(page.getByRole('link', { name: 'See the plans' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/memberships\/?$/))
})

test('an unpublished program is named as such', async () => {
  await showMember(
    part,
    answers(() => rejection(404, { code: 'not_found', message: 'There is no such program.' })),
  )
  await expect.element(status).toHaveTextContent('There is no program here at the moment.')
})

test('a failure can be tried again, and the focus stays beside it', async () => {
  const own = answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await showMember(part, own)
  await expect.element(status).toHaveTextContent('Your program could not be loaded.')
  own.me = aProgress()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(bircher).toBeVisible()
  expect(document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})

test('of several programs, one is chosen in the form that starts it; one that is followed is shown alone', async () => {
  const both = [...RESET, { slug: 'keep-going', title: 'Keep going' }]
  const named = (slug: string) => ({ slug, title: `Title of ${slug}`, days: 42 })
  const own = answers((slug) => Response.json(notStarted({ programme: named(slug) })), {
    start: () => Response.json({}),
  })
  const { calls } = await showMember(<ProgrammeToday programmes={both} as="h2" />, own)
  await page.getByRole('radio', { name: 'Title of keep-going' }).click()
  own.me = (slug) =>
    Response.json(
      slug === 'keep-going' ? aProgress({ programme: named(slug) }) : notStarted({ programme: named(slug) }),
    )
  await page.getByRole('button', { name: 'Start the program', exact: true }).click()
  await expect.element(page.getByRole('article', { name: 'Title of keep-going' })).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(1)
  await page.getByText('Another program: Title of six-week-reset').click()
  await expect.element(page.getByRole('button', { name: 'Start the program', exact: true })).toBeVisible()
  expect(page.getByRole('radio', { name: /^Title of/ }).query()).toBeNull()
  expect(calls.filter(({ path }) => path.startsWith('/api/programmes/keep-going/start?'))).toHaveLength(1)
})
