import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoWall } from './Component'
import { videoWallExamples } from './examples'
import { renderVideoWall } from './load'
import { Thumbnails } from './Thumbnails.client'

const rows = vi.hoisted(() => vi.fn())
vi.mock('@/catalogue/queries', () => ({ rowsByDatabaseId: rows }))
vi.mock('@/catalogue/cards', () => ({ imagesById: async () => new Map() }))

const EMBED = '<iframe src="https://player.vimeo.com/video/42"></iframe>'
const block = {
  blockType: 'videosGrid' as const,
  videos: [{ title: 'On bread', embedCode: EMBED, databaseId: 7 }],
}
/** A film that is no item of the site. */
const ofNoItem = { ...block, videos: [{ title: 'On bread', embedCode: EMBED }] }

/** A server component's own properties stay on the server; what it renders does not. */
const propsOf = (node: ReactNode) => (node as ReactElement<Parameters<typeof VideoWall>[0]>).props

/**
 * What of the block goes to the browser, markup and properties alike.
 * @param requiredPlan of the item behind the film; null: there is none
 */
async function sent(
  context: Partial<typeof exampleContext>,
  requiredPlan: string | null,
  postType = 'movementGuides',
): Promise<string> {
  rows.mockResolvedValue([{ databaseId: 7, uri: '/bread/', postType, requiredPlan }])
  const node = await renderVideoWall(requiredPlan === null ? ofNoItem : block, { ...exampleContext, ...context })
  return node === null ? 'null' : JSON.stringify(VideoWall(propsOf(node)))
}

describe('SPEC 2.3: videos grid', () => {
  test('a thumbnail plays: its button says what', () => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <Thumbnails videos={videoWallExamples.typical.data.videos} as="h3" />
      </WithProviders>,
    )
    expect(html.match(/aria-label="Play: On (bread|light|doing nothing)"/g)).toHaveLength(3)
    expect(html).toContain('New')
  })

  test('what is locked has a way to join', () => {
    const html = renderToStaticMarkup(
      <WithProviders>
        <Thumbnails videos={videoWallExamples.restricted.data.videos} as="h3" />
      </WithProviders>,
    )
    expect(html).toContain('Join Now')
    expect(html).not.toContain('Play: Long lines')
  })

  test('SPEC 8: says so when there are none', () => {
    const { block: empty, data } = videoWallExamples.empty
    const html = renderToStaticMarkup(
      <WithProviders>
        <VideoWall block={empty} data={data} context={exampleContext} />
      </WithProviders>,
    )
    expect(html).toContain('No videos found')
  })
})

describe('SPEC 2.3, 6: who gets the embed code', () => {
  test.each([
    ['visitor', true, null, false],
    ['visitor', true, 'none', false],
    ['free', true, null, true],
    ['visitor', false, null, true],
    ['visitor', false, 'none', true],
    ['visitor', false, 'free', false],
    ['free', false, 'premium', false],
    ['standard', true, 'premium', false],
    ['premium', true, 'premium', true],
  ] as const)('%s, inspirational resources: %s, item asks for %s: %s', async (audience, inspirational, plan, gets) => {
    const text = await sent({ audience, inspirationalResources: inspirational }, plan)
    expect(text.includes('player.vimeo.com')).toBe(gets)
  })

  test.each(['visitor', 'premium'] as const)(
    '%s: a film whose item is not published is not there',
    async (audience) => {
      rows.mockResolvedValue([])
      const node = await renderVideoWall(block, { ...exampleContext, audience })
      expect(propsOf(node).data.videos).toEqual([])
    },
  )

  test.each([
    ['guidedMeditations', true],
    ['recipes', false],
  ])('SPEC 4: watching it counts where its number is of a film: %s', async (postType, counts) => {
    expect((await sent({ audience: 'premium' }, 'premium', postType)).includes('"databaseId":7')).toBe(counts)
    expect(await sent({ audience: 'free' }, 'premium', postType)).not.toContain('player.vimeo.com')
  })

  test('visitors of inspirational resources get nothing at all', async () => {
    expect(await sent({ audience: 'visitor', inspirationalResources: true }, null)).toBe('null')
  })
})
