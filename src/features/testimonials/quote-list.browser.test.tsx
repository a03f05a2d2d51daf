import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SessionProvider } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { PersonalData } from '@/platform/session/testing/PersonalData'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { QuoteList } from './QuoteList.client'
import type { Testimonial } from './testimonial'

const CALL = '/api/testimonials?first=100'
const cards = page.getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const testimonial = (id: number): Testimonial => ({
  id,
  title: `Testimonial ${id}`,
  uri: null,
  content: `<p>Text <em>${id}</em></p>`,
  author: `Member ${id}`,
  imageUrl: null,
  profession: null,
  categories: [],
})

/** Twelve cards of the page, and the responses to the calls for the rest. @returns the calls */
async function twelve(...responses: Response[]): Promise<() => string[]> {
  const noUser = () => Response.json({ user: null })
  const calls = stubFetch((path) => (path === CALL ? (responses.shift() ?? noUser()) : noUser()))
  await session.lookUp()
  const firstIds = Array.from({ length: 12 }, (_, index) => index + 1)
  await render(
    <SessionProvider>
      <PersonalData>
        <QuoteList firstIds={firstIds} chosenRest={null} hasMore>
          {firstIds.map((id) => (
            <li key={id}>Text {id}</li>
          ))}
        </QuoteList>
      </PersonalData>
    </SessionProvider>,
  )
  await expect.element(cards.first()).toBeVisible()
  expect(cards.elements()).toHaveLength(12)
  return () => calls.map(({ path }) => path).filter((path) => path === CALL)
}

const all = () => Response.json({ testimonials: [14, 3, 13, 1].map(testimonial) })

test('all are requested and shown on request, each once, and twelve again', async () => {
  const requested = await twelve(all())
  expect(requested()).toEqual([])
  await button('Show all').click()
  await expect.element(button('Show less')).toBeVisible()
  await expect.poll(() => cards.elements()).toHaveLength(14)
  expect(requested()).toEqual([CALL])
  await expect.element(cards.nth(12)).toHaveTextContent('Text 14')
  await expect.element(cards.nth(13)).toHaveTextContent('Text 13')
  await button('Show less').click()
  await expect.poll(() => cards.elements()).toHaveLength(12)
})

test('when the rest cannot be loaded an error appears, the twelve stay, and a retry loads them', async () => {
  const requested = await twelve(Response.json({}, { status: 500 }), all())
  await button('Show all').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The other testimonials could not be loaded.')
  expect(cards.elements()).toHaveLength(12)
  await button('Try again').click()
  await expect.poll(() => cards.elements()).toHaveLength(14)
  await expect.element(button('Show less')).toBeVisible()
  expect(requested()).toHaveLength(2)
})
