import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { ResourcesGridData } from './load.server'

type Example = BlockExample<'resourcesGrid', ResourcesGridData>

const resources = [
  { id: 'pantry', title: 'The pantry list, to print', url: 'https://example.com/pantry.pdf', target: '_blank' },
  { id: 'guides', title: 'Lifestyle guides', url: '/the-ebs-method/6wr/lg', target: '_self' },
  { id: 'breath', title: 'Four minutes of breath', url: '/meditations', target: '_self' },
] as const
const block = {
  blockType: 'resourcesGrid',
  title: 'To read, print and keep',
  subtitle: 'Everything that the six weeks ask for, in one place.',
} as const

export const resourcesGridExamples = {
  typical: {
    block: { ...block, resources: [...resources], id: 'typical' },
    data: { images: resources.map(() => exampleImage) },
    context: { first: false },
  },
  withoutPictures: {
    block: { ...block, resources: [...resources], id: 'without-pictures' },
    data: { images: resources.map(() => null) },
    context: { first: false },
  },
  empty: {
    block: { ...block, resources: [{ id: 'half', title: 'No address' }], id: 'empty' },
    data: { images: [null] },
  },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      resources: [{ id: 'long', title: 'Antidisestablishmentarianism '.repeat(4).trim(), url: '/recipes' }],
      id: 'longest',
    },
    data: { images: [exampleImage] },
    context: { first: false },
  },
  restricted: {
    block: { ...block, resources: [...resources], id: 'restricted' },
    data: { images: resources.map(() => null) },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
