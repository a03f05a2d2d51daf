import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { EmbeddedVideo, VideoWallData } from './embedded-video'

type Example = BlockExample<'videosGrid', VideoWallData>

const block = { blockType: 'videosGrid', title: 'Talks that stayed with us', subtitle: 'To watch' } as const

const video = (title: string, parts: Partial<EmbeddedVideo> = {}): EmbeddedVideo => ({
  title,
  tagLabel: null,
  image: exampleImage,
  databaseId: null,
  embedCode: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  locked: null,
  ...parts,
})

export const videoWallExamples = {
  typical: {
    block,
    data: { videos: [video('On bread', { tagLabel: 'New' }), video('On light'), video('On doing nothing')] },
  },
  restricted: {
    block,
    data: {
      videos: [
        video('Long lines', {
          databaseId: 7,
          embedCode: null,
          locked: { uri: '/movements/long-lines/', postType: 'movementGuides' },
        }),
        video('On bread'),
      ],
    },
  },
  withoutPicture: { block, data: { videos: [video('On bread', { image: null })] } },
  empty: { block, data: { videos: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: {
      videos: [
        video('Antidisestablishmentarianism '.repeat(5).trim(), { tagLabel: 'A label of forty letters that goes on' }),
      ],
    },
  },
} satisfies Record<string, Example>
