import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { aCard } from '@/cards/example-card'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { Audience } from '@/rules/audience'
import { MemberFavorites } from './Component'
import { FavoritesBrowser } from './FavoritesBrowser.client'
import { filterFavorites } from './filter-favorites'

const render = (audience: Audience) =>
  renderToStaticMarkup(
    <WithProviders audience={audience}>
      <MemberFavorites
        block={{ blockType: 'memberFavorites' }}
        data={{ suggestions: [] }}
        context={{ ...exampleContext, audience }}
      />
    </WithProviders>,
  )

describe('member favorites', () => {
  test('by default it is titled "Favorites", "Your favorite posts"', () => {
    expect(render('free')).toMatch(/>Your favorite posts<.*>Favorites</)
  })

  test('a visitor is asked to sign in or sign up', () => {
    expect(render('visitor')).toMatch(/>Sign in<.* or .*>Sign up<.* !/)
    expect(render('free')).not.toContain('Sign in')
  })

  test('shows placeholders while the favorites load', () => {
    const html = renderToStaticMarkup(
      <WithProviders audience="free">
        <FavoritesBrowser columns={3} as="h2" suggestions={[]} />
      </WithProviders>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html.match(/data-kind="picture"/g)).toHaveLength(3)
  })
})

describe('the filter of favorites', () => {
  const named = (slug: string, title: string) => ({ id: title.length, slug, title, taxonomy: 'recipes' as const })
  const soup = aCard(1, { categories: [named('soups', 'Soups')] })
  const cake = aCard(2, { categories: [named('sweet', 'Sweet')] })
  const article = aCard(3, { postType: 'posts', categories: [] })
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

  test('several types have tabs, and articles are called "Blog posts"', () => {
    expect(labels(filterFavorites([soup, article], { type: '', category: '' }).types)).toEqual([
      'All',
      'Recipes',
      'Blog posts',
    ])
    expect(filterFavorites([soup, cake], { type: '', category: '' }).types).toEqual([])
  })

  test('one type is filtered by category', () => {
    const all = [soup, cake, article]
    expect(filterFavorites(all, { type: '', category: '' }).categories).toEqual([])
    const recipes = filterFavorites(all, { type: 'recipes', category: '' })
    expect(labels(recipes.categories)).toEqual(['All', 'Soups', 'Sweet'])
    expect(recipes.matches).toEqual([soup, cake])
    expect(filterFavorites(all, { type: 'recipes', category: 'sweet' }).matches).toEqual([cake])
  })

  test('after the last favorite of a filter is removed, all are shown', () => {
    const filtered = filterFavorites([article], { type: 'recipes', category: 'sweet' })
    expect(filtered).toMatchObject({ active: { type: '', category: '' }, matches: [article] })
  })
})
