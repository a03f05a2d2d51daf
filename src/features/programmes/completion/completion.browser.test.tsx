import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { heldResponse, rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { CompletionView } from './CompletionView.client'
import type { Completion } from './use-completion.client'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Next adds the slash at the end only where its configuration is. */
const leadsTo = (path: string) => expect.stringMatching(new RegExp(`^${path}/?$`))
const certificate = page.getByRole('region', { name: 'Certificate of completion' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const aCompletion = (own: Partial<Completion> = {}): Completion => ({
  programme: { slug: 'six-week-reset', title: 'Six-Week Reset', days: 42 },
  name: 'Clara Test',
  startedOn: '2026-10-12',
  finishedOn: '2026-11-22',
  days: 39,
  steps: 1214,
  minutes: 612,
  counts: { recipes: 84, movements: 1, meditations: 42, masterclasses: 0, podcasts: 0, read: 18, tasks: 28 },
  ...own,
})

/** The page of a member. @param responses to its call, in order; the last one stays */
async function completionPage(...responses: (() => Response | Promise<Response>)[]) {
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    const [respond = () => Response.error()] = responses
    if (responses.length > 1) responses.shift()
    return respond()
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <div className="completion">
        <CompletionView slug="six-week-reset" />
      </div>
    </WithProviders>,
  )
  return calls
}

test('a finished program shows its numbers without zeros, the certificate, and a link to keep going', async () => {
  const calls = await completionPage(() => Response.json(aCompletion()))
  await expect.element(heading('Well done, Clara')).toBeVisible()
  const figures = page.getByRole('list', { name: 'What you did' }).getByRole('listitem')
  await expect.element(figures.first()).toHaveTextContent('39days on which you did something')
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual([
    '39days on which you did something',
    '1,214steps done',
    '612minutes watched',
    '84recipes cooked',
    '1movement guide followed',
    '42meditations',
    '18pages read',
    '28small tasks done',
  ])
  await expect.element(certificate).toHaveTextContent('Clara Test')
  await expect.element(certificate).toHaveTextContent('Six-Week Reset')
  await expect.element(certificate).toHaveTextContent('October 12, 2026 to November 22, 2026')
  const link = page.getByRole('link', { name: 'Keep going' })
  await expect.element(link).toHaveAttribute('href', leadsTo('/the-ebs-method/keep-going'))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(calls.at(-1)?.path).toBe(`/api/programmes/six-week-reset/completion?timeZone=${encodeURIComponent(timeZone)}`)
})

test('one day is one date on the certificate', async () => {
  await completionPage(() => Response.json(aCompletion({ finishedOn: '2026-10-12' })))
  await expect.element(certificate).toHaveTextContent(/October 12, 2026$/)
})

test('the button prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await completionPage(() => Response.json(aCompletion()))
  await page.getByRole('button', { name: 'Print the certificate' }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('before the last step the page says what is missing, and leads to the dashboard', async () => {
  await completionPage(() => rejection(409, { code: 'conflict', message: 'Start the program first.' }))
  await expect.element(heading('Not finished yet')).toBeVisible()
  const link = page.getByRole('link', { name: 'Open your dashboard' })
  await expect.element(link).toHaveAttribute('href', leadsTo('/dashboard'))
  await expect.element(certificate).not.toBeInTheDocument()
})

test.each([
  [404, 'not_found', 'There is no such program', 'See the programs', '/the-ebs-method'],
  [403, 'forbidden', 'This program is not in your plan', 'See the plans', '/memberships'],
])('%i has a sentence of its own and a way on', async (status, code, title, name, path) => {
  await completionPage(() => rejection(status, { code, message: 'No.' }))
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', leadsTo(path))
})

test('while it loads the page says so; after an error it can be tried again, and the focus stays', async () => {
  const { arrive, held } = heldResponse(() => Response.error())
  await completionPage(
    () => held,
    () => Response.json(aCompletion()),
  )
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
  arrive()
  await expect.element(page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(certificate).toBeVisible()
  expect(document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})

test('a visitor is asked to sign in, and nothing is fetched', async () => {
  const calls = stubFetch(() => Response.json({ user: null }))
  await session.lookUp()
  await render(
    <WithProviders audience="visitor">
      <CompletionView slug="six-week-reset" />
    </WithProviders>,
  )
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/me'])
})
