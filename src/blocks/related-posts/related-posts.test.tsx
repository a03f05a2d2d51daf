import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { PostList } from '@/features/post-list/list'
import { PostsCarousel } from '@/features/post-list/PostsCarousel.client'
import { RelatedPosts } from './Component'
import { relatedPostsExamples } from './examples'

type Example = BlockExample<'relatedPosts', PostList>

function render(name: keyof typeof relatedPostsExamples): string {
  const { block, data, context }: Example = relatedPostsExamples[name]
  return renderToStaticMarkup(
    <WithProviders>
      <RelatedPosts block={block} data={data} context={{ ...exampleContext, ...context }} />
    </WithProviders>,
  )
}

/** What stands in the row once its code is there; a static render waits for nothing. */
function row(name: keyof typeof relatedPostsExamples): string {
  const { block, data }: Example = relatedPostsExamples[name]
  return renderToStaticMarkup(
    <WithProviders>
      <PostsCarousel list={data} variant={block.displayMode} as="h3" label="Related" header={null} />
    </WithProviders>,
  )
}

describe('related posts', () => {
  test('is hidden for Manual without posts', () => {
    expect(render('nothingChosen')).toBe('')
  })

  test('shows a message for Automatic without posts', () => {
    expect(render('empty')).toContain('No posts found')
  })

  test('has a title, a subtitle and a link to the archive', () => {
    const html = render('empty')
    expect(html).toContain('For the evening after')
    expect(html).toContain('Dishes that ask nothing of you.')
    expect(html).toMatch(/<a [^>]*href="\/recipes"[^>]*>All recipes/)
  })

  test('post cards have favorite buttons and locks', () => {
    const html = row('restricted')
    expect(html).toContain('aria-label="Add to favorites: Recipe 1"')
    expect(html).toContain('Join Now')
    expect(html).toContain('data-item="card"')
  })

  test('thumbnails have their own column width, and a picture, a title and a favorite button', () => {
    const html = row('thumbnails')
    expect(html.match(/data-variant="overlay"/g)).toHaveLength(8)
    expect(html).toContain('data-item="thumbnail"')
    expect(html.match(/class="favorite-toggle"/g)).toHaveLength(8)
  })

  test('can have a filter, a drop-down on phones', () => {
    expect(row('filtered')).toContain('Choose a category')
    expect(row('typical')).not.toContain('Choose a category')
  })

  test('on a page that is their list, cards are in a grid, and the sentence and the link stand below them', () => {
    const html = render('list')
    expect(html).toMatch(/<h2 class="sr-only">For the evening after<\/h2><ul class="card-grid"/)
    expect(html).toMatch(/<\/ul>.*Dishes that ask nothing of you\..*All recipes/)
  })
})
