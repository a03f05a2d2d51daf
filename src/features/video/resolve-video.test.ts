import { beforeEach, expect, test, vi } from 'vitest'
import { resolveVideo, videoSummaryOf } from './resolve-video.server'

const some = vi.hoisted(() => vi.fn())
vi.mock('@/cms/client/local-api.server', () => ({ readAs: () => ({ some }) }))
vi.stubEnv('PAYLOAD_SECRET', 'only-for-this-test')

const FILE = {
  filename: 'video.mp4',
  url: '/cms/api/videoFiles/file/video.mp4',
  mimeType: 'video/mp4',
  poster: 3,
  captions: 'WEBVTT',
}
const POSTER = { id: 3, url: '/poster.webp', alt: 'A poster' }

beforeEach(() => {
  some.mockReset()
  some.mockImplementation(async (collection: string) => [collection === 'media' ? POSTER : FILE])
})

test('the row of a video file is read once for all that its player needs', async () => {
  expect(await resolveVideo({ file: 7 }, 'premium')).toMatchObject({
    source: {
      kind: 'file',
      type: 'video/mp4',
      src: expect.stringMatching(/^\/cms\/api\/videoFiles\/file\/video\.mp4\?/),
    },
    poster: { url: '/poster.webp' },
    hasCaptions: true,
  })
  expect(some.mock.calls.map(([collection]) => collection)).toEqual(['videoFiles', 'media'])
})

test('a page gets the poster, but not the source', async () => {
  expect(Object.keys((await videoSummaryOf({ file: 7 }, 'visitor')) ?? {})).toEqual(['poster'])
})

test('without a file the URL is played; without either there is no video', async () => {
  expect((await resolveVideo({ url: 'https://videos.example/a.mp4' }, 'free'))?.hasCaptions).toBe(false)
  expect(await resolveVideo({}, 'free')).toBeNull()
  expect(some).not.toHaveBeenCalled()
})
