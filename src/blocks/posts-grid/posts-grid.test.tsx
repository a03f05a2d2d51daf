import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BlockOf } from '@/blocks/block'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { aCard } from '@/cards/example-card'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { GridCards } from '@/features/post-list/GridCards'
import { pathRules } from '@/rules/path-rules'
import { PostsGrid } from './Component'
import { postsGridExamples } from './examples'
import type { PostsGridData } from './load.server'
import { gridSettings } from './settings'

type Example = BlockExample<'postsGrid', PostsGridData>

function render(name: keyof typeof postsGridExamples): string {
  const { block, data, context }: Example = postsGridExamples[name]
  return renderToStaticMarkup(
    <WithProviders>
      <PostsGrid block={block} data={data} context={{ ...exampleContext, ...context }} />
    </WithProviders>,
  )
}

describe('posts grid', () => {
  test('shows a card for each post, linked to its page, with time and protein', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/recipes\/recipe-2\/?"/)
    expect(html).toMatch(/25min<.*>13 g protein</)
  })

  test('links to the archive if the editor set one', () => {
    expect(render('typical')).toContain('href="/recipes">All recipes</a>')
    expect(render('empty')).not.toContain('All recipes</a>')
  })

  test('on a list page that link comes after the cards', () => {
    const { block, data } = postsGridExamples.typical
    const html = renderToStaticMarkup(
      <WithProviders>
        <PostsGrid block={block} data={data} context={{ ...exampleContext, listPart: 'list' }} />
      </WithProviders>,
    )
    expect(html).toMatch(/<\/article>.*>All recipes<\/a><\/section>$/)
  })

  test('movement cards have a button on /movements, restricted ones a lock in its place', () => {
    const movement = { postType: 'movementGuides' } as const
    const cards = [aCard(1, movement), aCard(2, { ...movement, isRestrictedForMember: true })]
    const html = (path: string) =>
      renderToStaticMarkup(
        <WithProviders>
          <PostsGrid
            block={{ blockType: 'postsGrid', postType: 'movementGuides' }}
            data={{ cards, facets: null }}
            context={{ ...exampleContext, rules: pathRules(path) }}
          />
        </WithProviders>,
      )
    expect(html('/movements').match(/Start Here/g)).toHaveLength(1)
    expect(html('/recipes')).not.toContain('Start Here')
  })

  test('a restricted card has a lock with a prompt to join', () => {
    const html = render('restricted')
    expect(html.match(/Join us for full content/g)).toHaveLength(1)
    expect(html.match(/Join Now/g)).toHaveLength(1)
  })

  test('every card has a favorite button, not pressed at first, named after its post', () => {
    const favoriteButtons = render('restricted').match(/<button class="favorite-toggle"[^>]*>/g)
    expect(favoriteButtons).toHaveLength(2)
    expect(favoriteButtons?.[0]).toContain('aria-pressed="false"')
    expect(favoriteButtons?.[0]).toContain('aria-label="Add to favorites: Recipe 1"')
  })

  test('posts of types without favorites have no favorite button', () => {
    const cards = [aCard(1, { postType: 'pages' }), aCard(2, { postType: 'press' })]
    const html = renderToStaticMarkup(
      <WithProviders>
        <GridCards cards={cards} columns={3} as="h2" />
      </WithProviders>,
    )
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).not.toContain('card-favorite')
  })

  test('a podcast episode has a card with its cover', () => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <GridCards cards={[aCard(1, { postType: 'podcasts', duration: 20 })]} columns={3} as="h2" />
      </WithProviders>,
    )
    expect(html).toContain('data-format="square"')
  })

  test('has three columns, or as many as the editor chose, and its first card is featured', () => {
    expect(render('archive')).toContain('data-columns="3" data-featured="true"')
    expect(render('archive').match(/data-variant="featured"/g)).toHaveLength(1)
    expect(render('four')).toContain('data-columns="4"')
  })

  test('as many as there are columns are equal cards in one row', () => {
    expect(render('typical')).toContain('data-columns="3"')
    expect(render('typical')).not.toContain('featured')
  })

  test('the headings of its cards are one level below its own', () => {
    expect(render('later')).toMatch(/<h2 class="type-h2">.*<h3 class="card-title">/)
  })

  test('below the banner of a list page its heading is for screen readers alone', () => {
    const { block, data }: Example = postsGridExamples.typical
    const html = (listPart: 'list' | null) =>
      renderToStaticMarkup(
        <WithProviders>
          <PostsGrid
            block={{ ...block, title: 'All of them' }}
            data={data}
            context={{ ...exampleContext, first: false, listPart }}
          />
        </WithProviders>,
      )
    expect(html('list')).toContain('<h2 class="sr-only">All of them</h2>')
    expect(html(null)).toContain('<h2 class="type-h2">All of them</h2>')
  })

  test('shows a message without posts', () => {
    expect(render('empty')).toContain('No posts found')
  })

  test('an item without its own page has a card without a link', () => {
    expect(render('longest').match(/<a /g)).toHaveLength(1)
  })
})

describe('settings of an editor', () => {
  const block: BlockOf<'postsGrid'> = { blockType: 'postsGrid', postType: 'recipes' }

  test.each([
    [{ pagination: true }, 12],
    [{ pagination: true, postsPerPage: 24 }, 24],
    [{ pagination: true, postsPerPage: 500 }, 48],
    [{}, 16],
    [{ pagination: false, postsPerPage: 24 }, 16],
    [{ numberOfPosts: 5 }, 5],
    [{ numberOfPosts: 40 }, 16],
  ])('%j: %i posts', (parts, size) => {
    expect(gridSettings({ ...block, ...parts }).pageSize).toBe(size)
  })

  test('without filters and pages it is a row of the newest posts', () => {
    expect(gridSettings(block).interactive).toBe(false)
    expect(gridSettings({ ...block, pagination: true }).interactive).toBe(true)
    expect(gridSettings({ ...block, showLetters: true }).interactive).toBe(true)
  })

  test(`the placeholder of the search is "Search posts..." or the editor's; null if it is off`, () => {
    expect(gridSettings({ ...block, showSearch: true }).enabledFilters.search).toBe('Search posts...')
    expect(gridSettings({ ...block, showSearch: true, searchPlaceholder: 'Find' }).enabledFilters.search).toBe('Find')
    expect(gridSettings({ ...block, searchPlaceholder: 'Find' }).enabledFilters.search).toBeNull()
  })

  test('only recipes can be sorted and filtered by diet', () => {
    const all = { ...block, showSort: true, showDiets: true }
    expect(gridSettings(all).enabledFilters).toMatchObject({ sorts: true, diets: true })
    expect(gridSettings({ ...all, postType: 'events' }).enabledFilters).toMatchObject({ sorts: false, diets: false })
  })
})
