import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { loadLazyParts } from '../../../tests/support/next-dynamic'
import { blockExamples } from './block-examples'

await loadLazyParts()

/** Classes and attributes that move the top of a block, or what is in it, below the header, which overlays the page. */
const ROOM_UNDER_HEADER =
  /^<section[^>]*(?:\b[mp]t-header\b|class="hero"|data-first|>(?:<div class="window-light"[^>]*><\/div>)?<div class="[^"]*\bmt-header\b)/

const rendered = Object.entries(blockExamples).flatMap(([slug, examples]) =>
  examples.map(({ firstOnPage, name }) => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <VideoModalProvider>{firstOnPage}</VideoModalProvider>
      </WithProviders>,
    )
    // React puts the preloads of pictures first.
    return { slug, name, html: html.replace(/^(?:<link [^>]*>)+/, '') }
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
