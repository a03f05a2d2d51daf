import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SessionProvider } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { PersonalData } from '@/platform/session/testing/PersonalData'
import { Accordion } from '@/ui/Accordion'
import { heldResponse, stubFetch } from '../../../tests/support/stub-fetch'
import { FaqBrowser } from './FaqBrowser.client'

const TOTAL = 9
const faqs = Array.from({ length: TOTAL }, (_, index) => ({
  id: index + 1,
  slug: `question-${index + 1}`,
  title: `Question ${index + 1}?`,
  topic: null as string | null,
  content: `<p>Answer ${index + 1}.</p>`,
}))
const FIRST = faqs.slice(0, 3)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const searchBox = page.getByRole('searchbox', { name: 'Search the questions', exact: true })
const question = (number: number) => page.getByRole('heading', { name: `Question ${number}?`, exact: true })
const shownQuestions = () => page.getByRole('heading').elements().length
const openQuestions = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)

const address = window.location.href
afterEach(() => window.history.replaceState(null, '', address))

const all = () => Response.json({ faqs })

/** Three questions of nine. */
async function questions(respond: () => Response | Promise<Response> = all) {
  stubFetch((path) => (path.startsWith('/api/faqs/') ? respond() : Response.json({ user: null })))
  await session.lookUp()
  await render(
    <SessionProvider>
      <PersonalData>
        <FaqBrowser
          firstIds={FIRST.map(({ id }) => id)}
          lastTopic={null}
          total={TOTAL}
          searchPlaceholder="Search"
          heading="h2"
          name="q"
        >
          <Accordion
            name="q"
            heading="h2"
            items={FIRST.map(({ id, slug, title }) => ({ key: id, title, anchor: slug, content: `Answer ${id}.` }))}
          />
        </FaqBrowser>
      </PersonalData>
    </SessionProvider>,
  )
  await expect.element(question(3)).toBeVisible()
}

test('the first ones are shown closed, all of them on request, and the first ones again', async () => {
  await questions()
  expect([shownQuestions(), openQuestions()]).toEqual([3, []])
  await button('Show all').click()
  await expect.element(question(9)).toBeVisible()
  expect(shownQuestions()).toBe(TOTAL)
  await button('Show less').click()
  await expect.poll(shownQuestions).toBe(3)
  await expect.element(button('Show all')).toHaveFocus()
})

test('one is open at a time, those that were loaded later too', async () => {
  await questions()
  await button('Show all').click()
  await question(1).click()
  await expect.poll(openQuestions).toEqual(['Question 1?'])
  await question(9).click()
  await expect.poll(openQuestions).toEqual(['Question 9?'])
  await question(9).click()
  await expect.poll(openQuestions).toEqual([])
})

test('a search shows all matches and their number, and hides the toggle', async () => {
  await questions()
  await searchBox.fill('QUESTION 9')
  await expect.element(question(9)).toBeVisible()
  expect(shownQuestions()).toBe(1)
  await expect.element(button(/^Show/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 9 questions')
  await searchBox.fill('')
  await expect.poll(shownQuestions).toBe(3)
  await expect.element(button('Show all')).toBeVisible()
})

test('a search without a match says so', async () => {
  await questions()
  await searchBox.fill('zzzzqqqq')
  await expect.element(page.getByText('No questions found')).toBeVisible()
  expect(shownQuestions()).toBe(0)
})

test('an address with a question opens it, whether it is shown or still to be loaded', async () => {
  window.history.replaceState(null, '', '#question-9')
  await questions()
  await expect.poll(openQuestions).toEqual(['Question 9?'])
  await expect.element(question(9)).toBeInViewport()
  window.location.hash = '#question-1'
  await expect.poll(openQuestions).toEqual(['Question 1?'])
})

test('shows "Loading FAQs..." while they load', async () => {
  const { arrive, held } = heldResponse(all)
  await questions(() => held)
  await button('Show all').click()
  await expect.element(page.getByText('Loading FAQs...')).toBeVisible()
  expect(shownQuestions()).toBe(3)
  arrive()
  await expect.element(question(9)).toBeVisible()
  await expect.element(page.getByText('Loading FAQs...')).not.toBeInTheDocument()
})

test('when they cannot be fetched an error appears, the search stays, and a retry loads them', async () => {
  const responses = [Response.json({}, { status: 500 })]
  await questions(() => responses.shift() ?? all())
  await searchBox.fill('Question 9')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The questions could not be loaded.')
  await button('Try again').click()
  await expect.element(question(9)).toBeVisible()
  await expect.element(searchBox).toHaveValue('Question 9')
  // The pressed button is gone.
  expect(document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})
