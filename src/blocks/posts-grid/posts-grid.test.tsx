import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { PostsGrid } from './Component'
import { postsGridExamples } from './examples'

function render(name: keyof typeof postsGridExamples): string {
  const { block, data } = postsGridExamples[name]
  return renderToStaticMarkup(<PostsGrid block={block} data={data} context={exampleContext} />)
}

describe('SPEC 2.3: posts grid', () => {
  test('shows a card for each post, leading to its page, with time and protein', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/recipes\/recipe-2\/?"/)
    expect(html).toContain('25min · 13 g protein')
  })

  test('leads to the archive where the editor set one', () => {
    expect(render('typical')).toContain('href="/recipes">All recipes</a>')
    expect(render('empty')).not.toContain('All recipes')
  })

  test('SPEC 2.2: a restricted card has a lock with a prompt to join', () => {
    expect(render('restricted').match(/Join Now/g)).toHaveLength(1)
  })

  test('SPEC 8: says so when there are none', () => {
    expect(render('empty')).toContain('No posts found')
  })

  test('an item without a page of its own is a card without a link', () => {
    expect(render('longest').match(/<a /g)).toHaveLength(1)
  })
})
