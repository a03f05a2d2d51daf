import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { FeaturedPosts } from './Component'
import { featuredPostsExamples } from './examples'

function render(name: keyof typeof featuredPostsExamples): string {
  const { block, data, ...rest } = featuredPostsExamples[name]
  const context = { ...exampleContext, ...('context' in rest ? rest.context : {}) }
  return renderToStaticMarkup(
    <WithProviders>
      <FeaturedPosts block={block} data={data} context={context} />
    </WithProviders>,
  )
}

describe('featured post with grid', () => {
  test('the featured post is large and has title, date, excerpt and "Read More"', () => {
    const [featured = ''] = /<article class="featured-post[ "].*?<\/article>/.exec(render('typical')) ?? []
    expect(featured).toMatch(/<h3[^>]*>Article 1<\/h3>/)
    expect(featured).toContain('>November 05, 2026</time>')
    expect(featured).toContain('Most of it was begun at the stove.')
    expect(featured).toMatch(/<a [^>]*href="\/ebs-blog\/article-1\/?"[^>]*>Read More</)
  })

  test('the others are tiles with a picture, a title and a link', () => {
    const tiles = render('typical').match(/<article class="card[^"]*" data-variant="tile".*?<\/article>/g) ?? []
    expect(tiles).toHaveLength(4)
    expect(tiles[0]).toMatch(/<img .*<h3[^>]*><a [^>]*href="\/ebs-blog\/article-2\/?"[^>]*>Article 2<\/a>/)
    expect(tiles.join()).not.toContain('Read More')
  })

  test('as the first block, its large title is the h1 of the page', () => {
    expect(render('banner')).toMatch(/<h1[^>]*>Article 1<\/h1>/)
    expect(render('typical')).not.toContain('<h1')
  })

  test('a restricted tile has a lock', () => {
    expect(render('restricted').match(/data-locked/g)).toHaveLength(1)
    expect(render('typical')).not.toContain('data-locked')
  })

  test('each post has a favorite button, also the featured one', () => {
    expect(render('typical').match(/class="favorite-toggle"/g)).toHaveLength(5)
    expect(render('typical')).toContain('aria-label="Add to favorites: Article 1"')
  })

  test('one post has no grid, and without posts nothing is rendered', () => {
    expect(render('alone')).not.toContain('<ul')
    expect(render('empty')).toBe('')
  })

  test('an item without its own page has no link', () => {
    expect(render('longest').match(/<a /g)).toHaveLength(2)
  })
})
