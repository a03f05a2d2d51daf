import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { Audience } from '@/rules/audience'
import { postsGridExamples } from './examples'
import { PostsBrowser } from './PostsBrowser.client'
import { gridSettings } from './settings'

/** What the server sends of a grid that can be filtered. */
function render(name: 'archive' | 'member', audience: Audience = 'visitor'): string {
  const { block, data } = postsGridExamples[name]
  const { interactive: _, ...settings } = gridSettings(block)
  return renderToStaticMarkup(
    <WithProviders audience={audience}>
      <PostsBrowser
        grid={{
          ...settings,
          ...data.facets,
          postType: 'recipes',
          first: data.cards,
          prefix: '',
          priority: false,
          as: 'h2',
        }}
      />
    </WithProviders>,
  )
}

describe('the first paint of a grid', () => {
  test('has the first page of cards, their total, and page X of N', () => {
    const html = render('archive')
    expect(html.match(/<article/g)).toHaveLength(6)
    expect(html).toContain('>48 recipes</p>')
    expect(html).toMatch(/page (<!-- -->)?1(<!-- -->)? of (<!-- -->)?8/)
  })

  test('has the search, the seven sort orders, and no selected filter', () => {
    const html = render('archive')
    expect(html).toContain('placeholder="Search posts..."')
    const sort = html.slice(html.indexOf('name="sort"'))
    const orders = [...sort.matchAll(/<option value="[^"]+"[^>]*>([^<]+)/g)].map(([, label]) => label)
    expect(orders.slice(0, 7)).toEqual([
      'Free first',
      'Total Time',
      'Protein',
      'Calories',
      'Sugars',
      'Alphabetical A-Z',
      'Alphabetical Z-A',
    ])
    expect(html).not.toContain('Clear filters')
  })

  test('letters without posts are disabled', () => {
    const enabled = [...render('archive').matchAll(/<button class="alphabet-letter"([^>]*)>([A-Z])</g)]
      .filter(([, attributes]) => !attributes?.includes('disabled'))
      .map(([, , letter]) => letter)
    expect(enabled).toEqual(['A', 'B', 'R', 'S'])
  })

  test('the letters are in a closed panel', () => {
    expect(render('archive')).toMatch(/<details class="filter-panel"[^>]*><summary[^>]*>First letter</)
  })

  test('categories are tabs, and on phones the drop-down "Choose a category"', () => {
    const html = render('archive')
    expect(html).toMatch(/<button class="tab"[^>]*aria-pressed="true"[^>]*>All</)
    expect(html).toContain('Choose a category')
    expect(html).not.toContain('Favorites<')
  })

  test('a member has the tab Favorites', () => {
    expect(render('member', 'premium')).toMatch(/<button class="tab"[^>]*>Favorites</)
  })

  test('filters that an editor turned off are not rendered', () => {
    const html = render('member', 'premium')
    expect(html).not.toContain('class="alphabet-letter"')
    expect(html).not.toContain('Diets and allergens')
  })
})
