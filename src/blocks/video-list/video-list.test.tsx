import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { BlockOf } from '@/blocks/block'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { aCard } from '@/cards/example-card'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoList } from './Component'
import { videoListExamples } from './examples'
import { loadVideoList, type VideoListData } from './load.server'
import { videoSettings } from './settings'
import { VideosBrowser } from './VideosBrowser.client'

const listCards = vi.hoisted(() => vi.fn())
vi.mock('@/catalogue/cards.server', () => ({ listCards }))
vi.mock('@/catalogue/chosen.server', () => ({ chosenCards: async () => [] }))

type Example = BlockExample<'videoGrid', VideoListData>

function browser(name: keyof typeof videoListExamples): string {
  const { block, data }: Example = videoListExamples[name]
  const { manual: _, ...settings } = videoSettings(block)
  return renderToStaticMarkup(
    <WithProviders>
      <VideosBrowser list={{ ...data, ...settings, as: 'h3', priority: false }} />
    </WithProviders>,
  )
}

describe('video list', () => {
  test('has a card for each video, with its duration, a play button, a favorite button and a linked title', () => {
    const html = browser('typical')
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html.match(/12min/g)).toHaveLength(3)
    expect(html).toMatch(/<button class="play-overlay"[^>]*aria-label="Play: Movement 2"/)
    expect(html).toContain('aria-label="Add to favorites: Movement 2"')
    expect(html).toMatch(/href="\/movements\/movement-2\/?"/)
  })

  test('a locked video has a link to join instead of the play button', () => {
    const html = browser('restricted')
    expect(html).toContain('Join Now')
    expect(html.match(/play-overlay/g)).toHaveLength(1)
    expect(html).not.toContain('Play: Movement 1')
  })

  test('the first video is featured if the editor chose that', () => {
    expect(browser('featured').match(/data-variant="featured"/g)).toHaveLength(1)
    expect(browser('typical')).not.toContain('data-variant="featured"')
  })

  test('the format can be square, except for the featured video', () => {
    expect(browser('square').match(/data-format="square"/g)).toHaveLength(3)
    expect(browser('typical').match(/data-format="wide"/g)).toHaveLength(3)
  })

  test('has pages', () => {
    const html = browser('pages')
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toContain('page 1 of 3')
    expect(browser('typical')).not.toContain('page 1')
  })

  test('a member reads how many are open to them', () => {
    const { block, data }: Example = videoListExamples.restricted
    const htmlFor = (audience: 'visitor' | 'free') =>
      renderToStaticMarkup(
        <WithProviders audience={audience}>
          <VideoList block={block} data={data} context={{ ...exampleContext, audience }} />
        </WithProviders>,
      )
    expect(htmlFor('free')).toMatch(/\d of \d are open to you\./)
    expect(htmlFor('visitor')).not.toContain('open to you')
  })

  test('shows a message without videos', () => {
    const { block, data }: Example = videoListExamples.empty
    const html = renderToStaticMarkup(
      <WithProviders>
        <VideoList block={block} data={data} context={exampleContext} />
      </WithProviders>,
    )
    expect(html).toContain('No videos found')
  })
})

test('of the newest videos, those that the viewer can open come first', async () => {
  listCards.mockResolvedValue([3, 2, 1].map((id) => aCard(id, { isRestrictedForMember: id !== 2 })))
  const block = { blockType: 'videoGrid', itemSelection: 'Automatic', postType: ['masterclasses'] } as const
  const { first } = await loadVideoList({ ...block, postType: [...block.postType] }, exampleContext)
  expect(first.map(({ databaseId }) => databaseId)).toEqual([2, 3, 1])
})

describe('settings of an editor', () => {
  const block: BlockOf<'videoGrid'> = { blockType: 'videoGrid', itemSelection: 'Automatic' }

  test.each([
    [{}, 4, 12],
    [{ numberOfPosts: 30, itemsPerPage: 6 }, 30, 6],
    [{ numberOfPosts: 500, itemsPerPage: 500 }, 100, 48],
    [{ numberOfPosts: -3, itemsPerPage: 0 }, 1, 12],
  ])('%j: %i videos, %i to a page', (parts, count, pageSize) => {
    expect(videoSettings({ ...block, ...parts })).toMatchObject({ count, pageSize })
  })
})
