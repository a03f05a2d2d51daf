import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { PostsGrid } from './Component'
import { postsGridExamples } from './examples'
import type { PostsGridData } from './load'

type Example = BlockExample<'postsGrid', PostsGridData>

function render(name: keyof typeof postsGridExamples): string {
  const { block, data, context }: Example = postsGridExamples[name]
  return renderToStaticMarkup(<PostsGrid block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

describe('SPEC 2.3: posts grid', () => {
  test('shows a card for each post, leading to its page, with time and protein', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/recipes\/recipe-2\/?"/)
    expect(html).toMatch(/25min<.*>13 g protein</)
  })

  test('leads to the archive where the editor set one', () => {
    expect(render('typical')).toContain('href="/recipes">All recipes</a>')
    expect(render('empty')).not.toContain('All recipes')
  })

  test('SPEC 2.2: a restricted card has a lock with a prompt to join', () => {
    const html = render('restricted')
    expect(html.match(/Join us for full content/g)).toHaveLength(1)
    expect(html.match(/Join Now/g)).toHaveLength(1)
  })

  test('SPEC 9: stands in three columns, or in as many as the editor chose; its first card leads', () => {
    expect(render('typical')).toContain('data-columns="3" data-lead="true"')
    expect(render('typical').match(/data-look="lead"/g)).toHaveLength(1)
    expect(render('four')).toContain('data-columns="4"')
  })

  test('its cards are named one level below it', () => {
    expect(render('later')).toMatch(/<h2 class="type-h2">.*<h3 class="card-title">/)
  })

  test('SPEC 8: says so when there are none', () => {
    expect(render('empty')).toContain('No posts found')
  })

  test('an item without a page of its own is a card without a link', () => {
    expect(render('longest').match(/<a /g)).toHaveLength(1)
  })
})
