import { type MouseEvent, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageLink } from '@/ui/PageLink'
import { FollowPageLinks } from './FollowPageLinks.client'

const push = vi.hoisted(() => vi.fn())
const router = vi.hoisted(() => ({ push: (href: string) => push(href) }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const link = (name: string) => page.getByRole('link', { name, exact: true })

/** A part that a click on its link closes, as a result of the search does. */
function Closing() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <div>
      <PageLink href="/movements/" onClick={() => setOpen(false)}>
        Result
      </PageLink>
    </div>
  ) : null
}

/** The links that the browser would have followed. */
let left: string[] = []
function stay(event: Event) {
  if (!event.defaultPrevented && event.target instanceof Element) left.push(event.target.textContent ?? '')
  event.preventDefault()
}
const prevent = (event: MouseEvent) => event.preventDefault()

beforeEach(async () => {
  push.mockClear()
  left = []
  await render(
    <>
      <FollowPageLinks />
      <PageLink href="/recipes/?a=b#c">
        <b>Recipes</b>
      </PageLink>
      <PageLink href="/recipes/" target="_blank">
        New tab
      </PageLink>
      <PageLink href="/recipes/" onClick={prevent}>
        Handled
      </PageLink>
      <PageLink href="https://example.com/">Elsewhere</PageLink>
      <a href="/login">Document</a>
      <Closing />
    </>,
  )
  // After the listener above, which is on the window too.
  window.addEventListener('click', stay)
  return () => window.removeEventListener('click', stay)
})

test('a page link opens by the router, once, with query and hash', async () => {
  await link('Recipes').click()
  expect(push.mock.calls).toEqual([['/recipes/?a=b#c']])
  expect(left).toEqual([])
})

test('the browser follows one to a new tab, with a modifier key, or to another site, and all other links', async () => {
  for (const name of ['New tab', 'Elsewhere', 'Document']) await link(name).click()
  await link('Recipes').click({ modifiers: ['Shift'] })
  expect(left).toEqual(['New tab', 'Elsewhere', 'Document', 'Recipes'])
  expect(push).not.toHaveBeenCalled()
})

test('one in a part that its click closes opens all the same', async () => {
  await link('Result').click()
  expect(push.mock.calls).toEqual([['/movements/']])
})

test('one whose click is handled on the page is left alone', async () => {
  await link('Handled').click()
  expect(left).toEqual([])
  expect(push).not.toHaveBeenCalled()
})
