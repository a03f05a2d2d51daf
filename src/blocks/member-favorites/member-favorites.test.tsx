import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { aCard } from '@/cards/example-card'
import { InPage } from '@/features/favourites/testing/in-page'
import type { Audience } from '@/rules/audience'
import { MemberFavorites } from './Component'
import { FavoritesBrowser } from './FavoritesBrowser.client'
import { shelvesOf } from './shelves'

const render = (audience: Audience) =>
  renderToStaticMarkup(
    <InPage audience={audience}>
      <MemberFavorites
        block={{ blockType: 'memberFavorites' }}
        data={undefined}
        context={{ ...exampleContext, audience }}
      />
    </InPage>,
  )

describe('SPEC 2.3: member favorites', () => {
  test('is called "Favorites", "Your favorite posts", unless the editor says otherwise', () => {
    expect(render('free')).toMatch(/>Your favorite posts<.*>Favorites</)
  })

  test('SPEC 2.2: a visitor is asked to sign in or sign up', () => {
    expect(render('visitor')).toMatch(/>Sign in<.* or .*>Sign up<.* !/)
    expect(render('free')).not.toContain('Sign in')
  })

  test('until they are there, it says that they load, in their shape', () => {
    const html = renderToStaticMarkup(
      <InPage audience="free">
        <FavoritesBrowser columns={3} as="h2" />
      </InPage>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html.match(/data-kind="picture"/g)).toHaveLength(3)
  })
})

describe('SPEC 2.2, 6: favorites by kind', () => {
  const named = (slug: string, title: string) => ({ id: title.length, slug, title, taxonomy: 'recipes' as const })
  const soup = aCard(1, { categories: [named('soups', 'Soups')] })
  const cake = aCard(2, { categories: [named('sweet', 'Sweet')] })
  const article = aCard(3, { postType: 'posts', categories: [] })
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

  test('a type has a tab where there are several; articles are called "Blog posts"', () => {
    expect(labels(shelvesOf([soup, article], { type: '', category: '' }).types)).toEqual([
      'All',
      'Recipes',
      'Blog posts',
    ])
    expect(shelvesOf([soup, cake], { type: '', category: '' }).types).toEqual([])
  })

  test('one type is sorted by category', () => {
    const all = [soup, cake, article]
    expect(shelvesOf(all, { type: '', category: '' }).categories).toEqual([])
    const recipes = shelvesOf(all, { type: 'recipes', category: '' })
    expect(labels(recipes.categories)).toEqual(['All', 'Soups', 'Sweet'])
    expect(recipes.found).toEqual([soup, cake])
    expect(shelvesOf(all, { type: 'recipes', category: 'sweet' }).found).toEqual([cake])
  })

  test('where the last one has gone, all are shown', () => {
    const left = shelvesOf([article], { type: 'recipes', category: 'sweet' })
    expect(left).toMatchObject({ at: { type: '', category: '' }, found: [article] })
  })
})
