import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { TextImageVideoData } from './load.server'

type Example = BlockExample<'textImageVideo', TextImageVideoData>

const block = {
  blockType: 'textImageVideo',
  title: 'Thank you for being here',
  videoTitle: 'A word of welcome',
  cta: { title: 'Begin with the introduction', url: '/the-ebs-method/6wr/introduction/', target: '_self' },
  id: 'thanks',
} as const satisfies Example['block']

const text = '<p>You have read this far, which is further than most. Put the kettle on.</p>'
const members = '<div data-block="members"><p>For members.</p></div>'
const video: TextImageVideoData['video'] = {
  databaseId: null,
  embedCode: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  locked: null,
}

export const textImageVideoExamples = {
  typical: { block, data: { text, image: exampleImage, video } },
  withoutVideo: {
    block: { ...block, light: 'morning', id: 'image' },
    data: { text, image: exampleImage, video: null },
    context: { first: false },
  },
  withoutImage: { block: { ...block, light: 'noon', id: 'video' }, data: { text, image: null, video } },
  empty: {
    block: { blockType: 'textImageVideo', id: 'empty' },
    data: { text: '', image: null, video: null },
  },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      videoTitle: 'Antidisestablishmentarianism '.repeat(5).trim(),
      id: 'longest',
    },
    data: {
      text: `${text.repeat(9)}<p>${'Antidisestablishmentarianism'.repeat(4)}</p>`,
      image: exampleImage,
      video,
    },
  },
  restricted: {
    block: { ...block, id: 'restricted' },
    data: {
      text: `${text}${members}`,
      image: exampleImage,
      video: { databaseId: 7, embedCode: null, locked: { uri: '/movements/long-lines/', postType: 'movementGuides' } },
    },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
