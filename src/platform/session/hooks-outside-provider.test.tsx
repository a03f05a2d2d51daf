import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PersonalQuery } from './personal-data'
import { SessionProvider, useViewer } from './Session.client'
import { SignInPrompt } from './SignInPrompt.client'
import { PersonalData } from './testing/PersonalData'
import { usePersonalQuery } from './use-personal-query.client'

const NoSession = () => useViewer().state
const QUERY: PersonalQuery<number[]> = { name: 'favourites', fetch: async () => [1], parse: () => undefined }
const Favorites = () => (usePersonalQuery(QUERY).isPending ? 'pending' : 'known')

describe('outside their providers', () => {
  test('the session hook throws', () => {
    expect(() => renderToStaticMarkup(<NoSession />)).toThrow('useViewer needs a SessionProvider above it.')
  })

  test('the personal query throws', () => {
    expect(() => renderToStaticMarkup(<Favorites />)).toThrow('useViewer needs a SessionProvider above it.')
    const inside = (
      <SessionProvider>
        <PersonalData>
          <Favorites />
        </PersonalData>
      </SessionProvider>
    )
    expect(renderToStaticMarkup(inside)).toBe('pending')
  })
})

describe('the sign-in prompt', () => {
  const textFor = (audience: 'visitor' | 'free') =>
    renderToStaticMarkup(
      <SessionProvider audience={audience}>
        <SignInPrompt />
      </SessionProvider>,
    )

  test('has its text and both links, also without scripts', () => {
    const html = textFor('visitor')
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Sign in or Sign up !')
    expect(html).toContain('href="/login"')
    expect(html).toContain('href="/memberships#join"')
  })

  test('is not rendered for a member', () => {
    expect(textFor('free')).toBe('')
  })
})
