import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { Audience } from '@/rules/audience'
import { pathRules } from '@/rules/path-rules'
import { VideoWall } from './Component'
import { videoWallExamples } from './examples'
import { loadVideoWall } from './load.server'
import { Thumbnails } from './Thumbnails.client'

const rows = vi.hoisted(() => vi.fn())
vi.mock('@/catalogue/queries.server', () => ({ rowsByDatabaseId: rows }))
vi.mock('@/catalogue/cards.server', () => ({ imagesById: async () => new Map() }))

const EMBED = '<iframe src="https://player.vimeo.com/video/42"></iframe>'
const block = {
  blockType: 'videosGrid' as const,
  videos: [{ title: 'On bread', embedCode: EMBED, databaseId: 7 }],
}
/** A video without the number of an item. */
const ofNoItem = { ...block, videos: [{ title: 'On bread', embedCode: EMBED }] }

const PATHS = { inspirational: '/learn/inspirational-resources/', ordinary: '/learn/' } as const

/**
 * What reaches the browser of the block: markup and client props.
 * @param requiredPlan of the item with the video's number; null: the video has no number
 */
async function sent(
  audience: Audience,
  path: keyof typeof PATHS,
  requiredPlan: string | null,
  postType = 'movementGuides',
): Promise<string> {
  rows.mockResolvedValue([{ databaseId: 7, uri: '/bread/', postType, requiredPlan }])
  const context = { ...exampleContext, audience, rules: pathRules(PATHS[path]) }
  if (isHidden('videosGrid', context)) return 'hidden'
  const data = await loadVideoWall(requiredPlan === null ? ofNoItem : block, context)
  return JSON.stringify(VideoWall({ block, context, data }))
}

describe('the video wall', () => {
  test('the button of a thumbnail names the video that it plays', () => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <Thumbnails videos={videoWallExamples.typical.data.videos} as="h3" />
      </WithProviders>,
    )
    expect(html.match(/aria-label="Play: On (bread|light|doing nothing)"/g)).toHaveLength(3)
    expect(html).toContain('New')
  })

  test('a locked video has a link to join', () => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <Thumbnails videos={videoWallExamples.restricted.data.videos} as="h3" />
      </WithProviders>,
    )
    expect(html).toContain('Join Now')
    expect(html).not.toContain('Play: Long lines')
  })

  test('shows a message when there are no videos', () => {
    const { block: empty, data } = videoWallExamples.empty
    const html = renderToStaticMarkup(
      <WithProviders>
        <VideoWall block={empty} data={data} context={exampleContext} />
      </WithProviders>,
    )
    expect(html).toContain('No videos found')
  })
})

describe('who gets the embed code', () => {
  test.each([
    ['visitor', 'inspirational', null, false],
    ['visitor', 'inspirational', 'none', false],
    ['free', 'inspirational', null, true],
    ['visitor', 'ordinary', null, true],
    ['visitor', 'ordinary', 'none', true],
    ['visitor', 'ordinary', 'free', false],
    ['free', 'ordinary', 'premium', false],
    ['standard', 'inspirational', 'premium', false],
    ['premium', 'inspirational', 'premium', true],
  ] as const)('%s on an %s page, the item requires %s: %s', async (audience, path, plan, gets) => {
    expect((await sent(audience, path, plan)).includes('player.vimeo.com')).toBe(gets)
  })

  test.each(['visitor', 'premium'] as const)(
    '%s: a video is left out while its item is not published',
    async (audience) => {
      rows.mockResolvedValue([])
      expect((await loadVideoWall(block, { ...exampleContext, audience })).videos).toEqual([])
      expect((await loadVideoWall(ofNoItem, { ...exampleContext, audience })).videos).toHaveLength(1)
    },
  )

  test.each([
    ['guidedMeditations', true],
    ['recipes', false],
  ])('the progress of %s is saved: %s', async (postType, counts) => {
    expect((await sent('premium', 'ordinary', 'premium', postType)).includes('"databaseId":7')).toBe(counts)
    expect(await sent('free', 'ordinary', 'premium', postType)).not.toContain('player.vimeo.com')
  })

  test('the block is hidden from visitors of inspirational resources', async () => {
    expect(await sent('visitor', 'inspirational', null)).toBe('hidden')
    expect(await sent('visitor', 'ordinary', null)).not.toBe('hidden')
  })
})
