import type { MouseEvent, ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { nextFrame } from '../../../tests/support/next-frame'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { AccountLinks } from './AccountLinks.client'
import { DASHBOARD } from './member-pages'
import { Providers } from './Providers.client'

// Next provides the path in the app only.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const modal = page.getByRole('dialog', { name: 'This feature is reserved for members', exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** The clicks that would have loaded a page. */
let followed: (string | null)[] = []
function follow(event: MouseEvent) {
  if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
    followed.push(event.target.getAttribute('href'))
  event.preventDefault()
}

const testAddress = window.location.href
const openAt = (path: string) => window.history.replaceState(null, '', path)
beforeEach(() => {
  followed = []
})
afterEach(async () => {
  vi.useRealTimers()
  openAt(testAddress)
  await page.viewport(1280, 900)
})

/** Renders a page for a visitor or a premium member. */
async function aPage(children: ReactNode, who: 'visitor' | 'premium' = 'visitor') {
  stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: who === 'premium' ? aUser() : null })
    if (path === '/api/auth/logout') throw new TypeError('No network.')
    return Response.json({ posts: [] })
  })
  await session.lookUp()
  await render(
    <Providers toastMs={5_000} audience={who} labels={{ login: 'Sign in', signUp: 'Sign up' }} contentModals={[]}>
      {/* biome-ignore lint/a11y: prevents that a link leaves the test */}
      <div onClick={follow}>{children}</div>
    </Providers>,
  )
}

describe('a link into an area for members', () => {
  const links = (
    <>
      <a href="/dashboard/?tab=week">My week</a>
      <a href="/recipes/?tab=week">Recipes</a>
      <a href="/dashboard/" target="_blank" rel="noopener">
        New tab
      </a>
    </>
  )

  test('opens the login modal for a visitor, which returns to the link', async () => {
    await aPage(links)
    await link('My week').click()
    await expect.element(modal).toBeVisible()
    const back = encodeURIComponent('/dashboard/?tab=week')
    await expect.element(modal.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?return=${back}`)
    await expect
      .element(modal.getByRole('link', { name: 'Sign up' }))
      .toHaveAttribute('href', `/memberships?return=${back}#join`)
    expect(followed).toEqual([])
  })

  test('a link to another page, to a new tab, or with a modifier key opens no modal', async () => {
    await aPage(links)
    await link('Recipes').click()
    await link('New tab').click()
    await link('My week').click({ modifiers: ['Shift'] })
    expect(followed).toEqual(['/recipes/?tab=week', '/dashboard/', '/dashboard/?tab=week'])
    expect(modal.query()).toBeNull()
  })

  test('is followed by a member', async () => {
    await aPage(links, 'premium')
    await link('My week').click()
    expect(followed).toEqual(['/dashboard/?tab=week'])
    expect(modal.query()).toBeNull()
  })
})

describe('a link to sign in or to join', () => {
  const links = (
    <>
      <a href="/login">Sign in</a>
      <a href="/memberships/#join">Join</a>
      <a href="/login?return=/about/">Sign in for the story</a>
      <a href="/login#main">Skip to content</a>
    </>
  )

  test('gets the address of the page to return to', async () => {
    openAt('/recipes/ginger-noodle-broth/?a=b')
    await aPage(links)
    await link('Sign in').click()
    await link('Join').click()
    await link('Sign in for the story').click()
    const back = encodeURIComponent('/recipes/ginger-noodle-broth/?a=b')
    expect(followed).toEqual([`/login?return=${back}`, `/memberships?return=${back}#join`, '/login?return=/about/'])
  })

  test('keeps the return address of a page to sign in or to join', async () => {
    openAt('/login?return=%2Frecipes%2F')
    await aPage(links)
    await link('Join').click()
    expect(followed).toEqual(['/memberships?return=%2Frecipes%2F#join'])
  })

  test('a link to a part of the same page stays as it is', async () => {
    openAt('/login')
    await aPage(links)
    await link('Skip to content').click()
    expect(followed).toEqual(['/login#main'])
  })

  test('stays as it is for a member', async () => {
    openAt('/recipes/')
    await aPage(links, 'premium')
    await link('Sign in').click()
    expect(followed).toEqual(['/login'])
  })
})

describe('signing out without a connection', () => {
  const failed = page.getByRole('alert').filter({ hasText: 'Signing out did not work. Please try again.' })

  test('says so in red for 5 seconds, and the member stays signed in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await aPage(<AccountLinks items={[DASHBOARD]} />, 'premium')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(failed).toBeVisible()
    await expect.element(failed).toHaveStyle({ backgroundColor: 'rgb(165, 50, 42)' })
    await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeEnabled()
    await expect.element(link('Dashboard')).toBeVisible()
    vi.advanceTimersByTime(4_000)
    await nextFrame()
    await expect.element(failed).toBeVisible()
    vi.advanceTimersByTime(1_500)
    await expect.element(failed).not.toBeInTheDocument()
  })

  test('its message fits into the narrowest window', async () => {
    await page.viewport(320, 640)
    await aPage(<AccountLinks items={[]} />, 'premium')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const box = () => failed.element().getBoundingClientRect()
    await expect.element(failed).toBeVisible()
    // It moves in with a transition.
    await expect.poll(() => box().bottom).toBeLessThanOrEqual(640)
    expect(box().left).toBeGreaterThanOrEqual(0)
    expect(box().right).toBeLessThanOrEqual(320)
    expect(box().top).toBeGreaterThanOrEqual(0)
  })
})
