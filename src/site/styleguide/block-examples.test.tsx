import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { blockExamples } from './block-examples'

// The heading of a carousel is inside its lazy part, which a static render does not wait for.
vi.mock('@/features/post-list/LazyPostsCarousel.client', async () => {
  const { PostsCarousel } = await import('@/features/post-list/PostsCarousel.client')
  return { LazyPostsCarousel: PostsCarousel }
})

/** Classes and attributes that move the top of a block, or what is in it, below the header, which overlays the page. */
const ROOM_UNDER_HEADER =
  /^<section[^>]*(?:\bmt-header\b|class="hero"|data-first|>(?:<div class="window-light"[^>]*><\/div>)?<div class="[^"]*\bmt-header\b)/

const rendered = Object.entries(blockExamples).flatMap(([slug, examples]) =>
  examples.map(({ firstOnPage, name }) => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <VideoModalProvider>{firstOnPage}</VideoModalProvider>
      </WithProviders>,
    )
    return { slug, name, html }
  }),
)
const shown = rendered.filter(({ html }) => html !== '')

describe('as the first block of a page', () => {
  test.each(shown)('$slug, $name: has exactly one h1 and room under the header', ({ html }) => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(ROOM_UNDER_HEADER)
  })

  test('every block has an example that shows something in the HTML; continue watching is rendered in the browser', () => {
    const slugs = new Set(shown.map(({ slug }) => slug))
    expect(Object.keys(blockExamples).filter((slug) => !slugs.has(slug))).toEqual(['continueWatching'])
  })
})
