import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { aCard } from '@/cards/example-card'
import type { Term } from '@/catalogue/cards.server'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { CarouselStatus } from '@/features/post-list/CarouselStatus'
import { cardsOfTab, listTabs, newestFirst, type PostList } from '@/features/post-list/list'
import { PostsCarousel } from '@/features/post-list/PostsCarousel.client'
import { PostCarousel } from './Component'
import { postCarouselExamples } from './examples'

type Example = BlockExample<'postCarousel', PostList>

function row(name: keyof typeof postCarouselExamples): string {
  const { data }: Example = postCarouselExamples[name]
  return renderToStaticMarkup(
    <WithProviders>
      <PostsCarousel list={data} variant="cards" as="h3" label="New this month" header={<h2>New this month</h2>} />
    </WithProviders>,
  )
}

describe('post carousel', () => {
  test('has a card for each post, and podcast episodes have their covers', () => {
    const html = row('typical')
    expect(html.match(/<article/g)).toHaveLength(5)
    expect(html).toContain('data-format="square"')
  })

  test('is a named region with two scroll buttons, and a list that can be scrolled by keyboard', () => {
    const html = row('typical')
    expect(html).toContain('<section class="grid min-w-0 grid-cols-1 gap-4" aria-label="New this month">')
    expect(html).toMatch(/aria-label="Previous".*aria-label="Next"/)
    expect(html).toMatch(/<ul [^>]*tabindex="0"/)
  })

  test('its filter is a row of toggle buttons, and a drop-down on phones', () => {
    const html = row('typical')
    expect(html).toContain('Choose a category')
    expect(html).toMatch(/aria-pressed="true">All</)
    expect(html).toMatch(/aria-pressed="false">Blog posts</)
    expect(row('unfiltered')).not.toContain('Choose a category')
  })

  test('shows a message without posts', () => {
    const { block, data }: Example = postCarouselExamples.empty
    const html = renderToStaticMarkup(
      <WithProviders>
        <PostCarousel block={block} data={data} context={exampleContext} />
      </WithProviders>,
    )
    expect(html).toContain('No posts found')
  })
})

test('cards of one type keep the order of the server, since events have their own', () => {
  const later = aCard(1, { postType: 'events', publishedAt: '2026-01-01T00:00:00.000Z' })
  const past = aCard(2, { postType: 'events', publishedAt: '2026-02-01T00:00:00.000Z' })
  expect(newestFirst([[later, past]])).toEqual([later, past])
})

describe('the status of a carousel', () => {
  const statusOf = (props: Partial<Parameters<typeof CarouselStatus>[0]>) =>
    renderToStaticMarkup(
      <CarouselStatus ref={null} state="ready" failure="posts" tab="soups" count={7} onRetry={() => {}} {...props} />,
    )

  test('loading', () => {
    expect(statusOf({ state: 'waiting' })).toContain('Loading…')
    expect(statusOf({})).not.toContain('Loading…')
  })

  test('a failure has a button to try again', () => {
    expect(statusOf({ state: 'failed' })).toMatch(/role="alert">The posts could not be loaded\..*Try again/)
    expect(statusOf({ state: 'failed', failure: 'favorites' })).toContain('Your favorites could not be loaded.')
  })

  test('an empty tab; an empty Favorites tab explains how to add one', () => {
    expect(statusOf({ count: 0 })).toMatch(/No posts found/)
    expect(statusOf({ count: 0 })).not.toContain('Select the heart')
    expect(statusOf({ count: 0, tab: 'favorites' })).toMatch(/No posts found.*Select the heart/)
  })

  test('the number of posts of a tab, for screen readers', () => {
    expect(statusOf({ count: 1 })).toContain('1 post<')
    expect(statusOf({ count: 7 })).toContain('7 posts')
    expect(statusOf({ tab: '' })).not.toContain('post')
  })
})

describe('the filter of a carousel', () => {
  const term = (slug: string, taxonomy: Term['taxonomy']): Term => ({ id: 1, slug, title: slug, taxonomy })
  const soup = aCard(1, { categories: [term('soups', 'recipes')], publishedAt: '2026-11-03T00:00:00.000Z' })
  const salad = aCard(2, { categories: [term('salads', 'recipes')], publishedAt: '2026-11-05T00:00:00.000Z' })
  const article = aCard(3, { postType: 'posts', publishedAt: '2026-11-04T00:00:00.000Z' })
  const page = aCard(4, { postType: 'pages', publishedAt: '2026-11-01T00:00:00.000Z' })
  const cards = [soup, salad, article, page]
  const categories = ['soups', 'salads', 'unused'].map((slug) => term(slug, 'recipes'))
  const labels = (filtered: Partial<Parameters<typeof listTabs>[0]>) =>
    listTabs({ cards, taxonomy: 'types', categories: [], member: false, ...filtered }).map(({ label }) => label)

  test('by type: Post is called "Blog posts", Page "Expert Advices"', () => {
    expect(labels({})).toEqual(['All', 'Recipes', 'Blog posts', 'Expert Advices'])
  })

  test('the categories of one type that have posts, in the editors’ order', () => {
    expect(labels({ taxonomy: 'recipes', categories })).toEqual(['All', 'soups', 'salads'])
  })

  test('members can filter by favorites', () => {
    expect(labels({ taxonomy: 'recipes', categories, member: true })).toEqual(['All', 'Favorites', 'soups', 'salads'])
  })

  test('there is no filter with fewer than two options', () => {
    expect(labels({ cards: [soup] })).toEqual([])
    expect(labels({ cards: [] })).toEqual([])
  })

  test.each([
    ['', 'types', null, [1, 2, 3, 4]],
    ['recipes', 'types', null, [1, 2]],
    ['soups', 'recipes', null, [1]],
    ['soups', 'posts', null, []],
    ['favorites', 'recipes', new Set([2, 4]), [2, 4]],
    ['favorites', 'recipes', null, []],
    ['nothing', 'recipes', null, []],
  ] as const)('tab "%s" by %s', (tab, taxonomy, favoriteIds, ids) => {
    expect(cardsOfTab(cards, tab, taxonomy, favoriteIds).map(({ databaseId }) => databaseId)).toEqual(ids)
  })

  test('a category shows 50 at most', () => {
    const many = Array.from({ length: 80 }, (_, index) => aCard(index + 1))
    expect(cardsOfTab(many, '', 'types', null)).toHaveLength(50)
  })

  test('several types are one list, newest first, ties by title', () => {
    const same = aCard(5, { title: 'A', publishedAt: salad.publishedAt })
    expect(newestFirst([[salad, soup, same], [article]]).map(({ databaseId }) => databaseId)).toEqual([5, 2, 3, 1])
  })
})
