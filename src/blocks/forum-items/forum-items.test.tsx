import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { ForumItems } from './Component'
import { forumItemsExamples } from './examples'
import { type ForumItemsData, loadForumItems } from './load.server'

const recentTopics = vi.hoisted(() => vi.fn(async () => ({ topics: [] })))
vi.mock('@/features/community/topics.server', () => ({ recentTopics }))
const imagesOf = vi.hoisted(() => vi.fn(async () => [null, { url: '/one.webp' }]))
vi.mock('@/catalogue/images-of.server', () => ({ imagesOf }))

type Example = BlockExample<'forumItems', ForumItemsData>

function render(name: keyof typeof forumItemsExamples): string {
  const { block, data, context }: Example = forumItemsExamples[name]
  return renderToStaticMarkup(<ForumItems block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

describe('forum items', () => {
  test('have for each topic its title, words, author, board and replies, linked to the topic', () => {
    const html = render('typical')
    expect(html.match(/<li class="forum-item"/g)).toHaveLength(3)
    expect(html).toMatch(
      /<a[^>]*href="\/community\/in-the-kitchen\/topic-1\/?"[^>]*>A breakfast I can eat in the car<\/a>/,
    )
    const text = html.replaceAll(/<[^>]+>/g, '')
    expect(text).toContain('Jonah, In the kitchen, 24 replies')
    expect(text).toContain('Marianne, Sleep and calm, 1 reply')
    expect(html).toContain('Porridge is out.')
  })

  test('have the editor’s pictures in turn, or the faces of those who wrote', () => {
    expect(render('typical').match(/<img/g)).toHaveLength(3)
    expect(render('faces')).not.toContain('<img')
    expect(render('faces').match(/class="avatar"/g)).toHaveLength(3)
  })

  test('have a link to all topics, also without topics; nothing without both', () => {
    expect(render('typical')).toMatch(/href="\/community\/?"[^>]*>All topics/)
    expect(render('quiet')).toContain('All topics')
    expect(render('quiet')).not.toContain('forum-item"')
    expect(render('empty')).toBe('')
  })

  test('load four topics for the audience, with no account', async () => {
    const block = { blockType: 'forumItems', itemImages: [{ image: 1 }, { image: 2 }] } as const
    const data = await loadForumItems({ ...block, itemImages: [...block.itemImages] }, exampleContext)
    expect(recentTopics).toHaveBeenCalledWith({ audience: 'visitor', account: null }, { first: 4 })
    expect(imagesOf).toHaveBeenCalledWith('visitor', [1, 2])
    expect(data).toEqual({ topics: [], images: [{ url: '/one.webp' }] })
  })
})
