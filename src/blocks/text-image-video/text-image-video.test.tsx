import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { BlockContext } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { TextImageVideo } from './Component'
import { textImageVideoExamples } from './examples'
import { loadTextImageVideo } from './load.server'

const rows = vi.hoisted(() => vi.fn(async (_: number[]): Promise<object[]> => []))
vi.mock('@/catalogue/queries.server', () => ({
  rowsByDatabaseId: rows,
  rowsByDocIds: async () => [],
  rowsByUris: async () => [],
}))
vi.mock('@/catalogue/cards.server', () => ({ imagesById: async () => new Map() }))
vi.mock('./LazyVideoThumbnail.client', async () => {
  const { VideoThumbnail } = await import('./VideoThumbnail.client')
  return { LazyVideoThumbnail: VideoThumbnail }
})

function render(name: keyof typeof textImageVideoExamples, more: Partial<BlockContext> = {}): string {
  const { block, data } = textImageVideoExamples[name]
  return renderToStaticMarkup(
    <WithProviders>
      <VideoModalProvider>
        <TextImageVideo block={block} data={data} context={{ ...exampleContext, ...more }} />
      </VideoModalProvider>
    </WithProviders>,
  )
}

const bare = renderToStaticMarkup(
  <WithProviders>
    <VideoModalProvider>{null}</VideoModalProvider>
  </WithProviders>,
)

describe('text, image and video', () => {
  test('has the text, the call to action and the image', () => {
    expect(render('typical')).toMatch(
      /<h1[^>]*>Thank you for being here<.*Put the kettle on.*href="\/the-ebs-method\/6wr\/introduction\/">Begin with.*alt="A laid table/s,
    )
  })

  test('the image plays the video, and its button says which', () => {
    expect(render('typical')).toContain('aria-label="Play: A word of welcome"')
    expect(render('withoutImage')).toContain('aria-label="Play: A word of welcome"')
    expect(render('withoutVideo')).not.toContain('<button')
    expect(render('withoutVideo')).toContain('alt="A laid table by a window"')
  })

  test('no player and no frame of a provider is in the HTML', () => {
    expect(render('typical')).not.toMatch(/<iframe|<video|vimeo/)
  })

  test('a part for members is not in the HTML for visitors', () => {
    expect(render('restricted')).not.toContain('For members.')
    expect(render('restricted', { audience: 'free' })).toContain('For members.')
  })

  test('renders nothing without content', () => {
    expect(render('empty')).toBe(bare)
    expect(render('typical')).not.toBe(bare)
  })
})

describe('the video', () => {
  test.each([
    ['<iframe src="https://player.vimeo.com/video/42"></iframe>', true],
    ['https://youtu.be/dQw4w9WgXcQ', true],
    ['<script src="https://example.com/x.js"></script>', false],
    ['javascript:alert(1)', false],
    ['  ', false],
  ])('the embed code %s plays: %s', async (embedCode, plays) => {
    const data = await loadTextImageVideo({ blockType: 'textImageVideo', embedCode }, exampleContext)
    expect(data.video !== null).toBe(plays)
  })

  test.each([
    ['visitor', 'premium', false],
    ['standard', 'premium', false],
    ['premium', 'premium', true],
    ['visitor', 'none', true],
  ] as const)('%s, of an item that requires %s, gets the embed code: %s', async (audience, requiredPlan, gets) => {
    rows.mockResolvedValueOnce([{ databaseId: 7, uri: '/long-lines/', postType: 'movementGuides', requiredPlan }])
    const block = { blockType: 'textImageVideo', embedCode: 'https://vimeo.com/42', databaseId: 7 } as const
    const { video } = await loadTextImageVideo(block, { ...exampleContext, audience })
    expect(video?.embedCode !== null).toBe(gets)
    expect(video?.locked === null).toBe(gets)
    expect(video?.databaseId).toBe(7)
  })

  test('is left out while its item is not published', async () => {
    const block = { blockType: 'textImageVideo', embedCode: 'https://vimeo.com/42' } as const
    expect((await loadTextImageVideo({ ...block, databaseId: 7 }, exampleContext)).video).toBeNull()
    expect((await loadTextImageVideo(block, exampleContext)).video).not.toBeNull()
  })

  test('without the required plan there is a link to join', () => {
    expect(render('restricted')).toContain('Join Now')
    expect(render('restricted')).not.toContain('Play: A word of welcome')
  })
})
