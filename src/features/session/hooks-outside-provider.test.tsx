import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PersonalData, usePersonalQuery } from './PersonalData.client'
import { SessionProvider, useViewer } from './Session.client'
import { SignInPrompt } from './SignInPrompt.client'

const NoSession = () => useViewer().state
const readNothing = () => undefined
const Favourites = () => usePersonalQuery('favourites', () => Promise.resolve([1]), readNothing).status

describe('SPEC 8: outside their providers', () => {
  test('the session hook is an error', () => {
    expect(() => renderToStaticMarkup(<NoSession />)).toThrow('useViewer needs a SessionProvider above it.')
  })

  test('the personal query is an error', () => {
    expect(() => renderToStaticMarkup(<Favourites />)).toThrow('useViewer needs a SessionProvider above it.')
    const inside = (
      <SessionProvider>
        <PersonalData>
          <Favourites />
        </PersonalData>
      </SessionProvider>
    )
    expect(renderToStaticMarkup(inside)).toBe('pending')
  })
})

describe('SPEC 2.2: the sign-in-or-join prompt', () => {
  const wordsFor = (audience: 'visitor' | 'free') =>
    renderToStaticMarkup(
      <SessionProvider audience={audience}>
        <SignInPrompt />
      </SessionProvider>,
    )

  test('has its words and both ways in, also without scripts', () => {
    const html = wordsFor('visitor')
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Sign in or Sign up !')
    expect(html).toContain('href="/login"')
    expect(html).toContain('href="/memberships"')
  })

  test('is not there for a member', () => {
    expect(wordsFor('free')).toBe('')
  })
})
