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
        data={undefined}
        context={{ ...exampleContext, audience }}
      />
    </WithProviders>,
  )

describe('member favorites', () => {
  test('is called "Favorites", "Your favorite posts", unless the editor says otherwise', () => {
    expect(render('free')).toMatch(/>Your favorite posts<.*>Favorites</)
  })

  test('a visitor is asked to sign in or sign up', () => {
    expect(render('visitor')).toMatch(/>Sign in<.* or .*>Sign up<.* !/)
    expect(render('free')).not.toContain('Sign in')
  })

  test('until they are there, it says that they load, in their shape', () => {
    const html = renderToStaticMarkup(
      <WithProviders audience="free">
        <FavoritesBrowser columns={3} as="h2" />
      </WithProviders>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html.match(/data-kind="picture"/g)).toHaveLength(3)
  })
})

describe('favorites by kind', () => {
  const named = (slug: string, title: string) => ({ id: title.length, slug, title, taxonomy: 'recipes' as const })
  const soup = aCard(1, { categories: [named('soups', 'Soups')] })
  const cake = aCard(2, { categories: [named('sweet', 'Sweet')] })
  const article = aCard(3, { postType: 'posts', categories: [] })
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

  test('a type has a tab where there are several; articles are called "Blog posts"', () => {
    expect(labels(filterFavorites([soup, article], { type: '', category: '' }).types)).toEqual([
      'All',
      'Recipes',
      'Blog posts',
    ])
    expect(filterFavorites([soup, cake], { type: '', category: '' }).types).toEqual([])
  })

  test('one type is sorted by category', () => {
    const all = [soup, cake, article]
    expect(filterFavorites(all, { type: '', category: '' }).categories).toEqual([])
    const recipes = filterFavorites(all, { type: 'recipes', category: '' })
    expect(labels(recipes.categories)).toEqual(['All', 'Soups', 'Sweet'])
    expect(recipes.matches).toEqual([soup, cake])
    expect(filterFavorites(all, { type: 'recipes', category: 'sweet' }).matches).toEqual([cake])
  })

  test('where the last one has gone, all are shown', () => {
    const filtered = filterFavorites([article], { type: 'recipes', category: 'sweet' })
    expect(filtered).toMatchObject({ active: { type: '', category: '' }, matches: [article] })
  })
})
