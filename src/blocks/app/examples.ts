import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { AppData } from './load.server'

type Example = BlockExample<'app', AppData>

const block = {
  blockType: 'app',
  title: 'In your pocket, too',
  text: 'Your recipes, your week and your shopping list, on your phone.',
  appStoreUrl: 'https://www.apple.com/app-store/',
  googlePlayUrl: 'https://play.google.com/store/apps',
} as const satisfies Example['block']

export const appExamples = {
  typical: { block, data: { image: exampleImage } },
  withoutImage: { block: { ...block, light: 'dusk' }, data: { image: null }, context: { first: false } },
  oneStore: { block: { ...block, appStoreUrl: null }, data: { image: null } },
  empty: { block: { blockType: 'app', title: 'Not yet' }, data: { image: null } },
  longest: {
    block: {
      ...block,
      title: 'Antidisestablishmentarianism '.repeat(5).trim(),
      text: 'And on it goes. '.repeat(36).trim(),
    },
    data: { image: exampleImage },
  },
  restricted: { block, data: { image: exampleImage }, context: { rules: pathRules('/') } },
} satisfies Record<string, Example>
