import type { ReactNode } from 'react'
import { CardsStyleguide } from '@/cards/CardsStyleguide'
import {
  commentExamples,
  editorExamples,
  replyExamples,
  topicRowExamples,
} from '@/features/community/examples/examples'
import {
  avatarExamples,
  badgeExamples,
  checkIconExamples,
  factLineExamples,
  favoriteExamples,
  lockExamples,
} from '@/ui/examples/badges'
import { buttonExamples } from '@/ui/examples/button'
import { accordionExamples, carouselExamples, dialogExamples, toastExamples } from '@/ui/examples/containers'
import { numberInputExamples, segmentedControlExamples, shareExamples } from '@/ui/examples/controls'
import {
  checkboxExamples,
  fieldExamples,
  radioExamples,
  searchExamples,
  selectExamples,
  textAreaExamples,
} from '@/ui/examples/fields'
import {
  alphabetExamples,
  filterBarExamples,
  menuExamples,
  paginationExamples,
  tabsExamples,
  tooltipExamples,
} from '@/ui/examples/filters-and-menus'
import { linkExamples } from '@/ui/examples/link'
import { progressExamples, ratingExamples, skeletonExamples, spinnerExamples } from '@/ui/examples/loading-and-rating'
import { anchorOf } from './anchor'
import { BlockPreview } from './BlockPreview.client'
import { blockExamples } from './block-examples'
import { blockLookExamples } from './block-looks'
import { Examples } from './Examples'
import { sectionExamples } from './section-examples'
import { ColorPairs, Colors } from './tokens/Colors'
import { Hours, Seasons } from './tokens/Light'
import { Motion, Shapes, Space, TypeScale } from './tokens/Scales'

/** A section of the style guide. */
export type Section = { id: string; title: string; content: ReactNode }

const tokenSection = (title: string, content: ReactNode): Section => ({
  id: anchorOf(title.toLowerCase()),
  title,
  content,
})

const partSection = (title: string, examples: Readonly<Record<string, ReactNode>>): Section => {
  const id = anchorOf(title.toLowerCase())
  return { id, title, content: <Examples idPrefix={id} examples={examples} /> }
}

const blocks = Object.entries({ ...blockExamples, section: sectionExamples }).map(([slug, examples]): Section => {
  const id = anchorOf('block', slug)
  const previews = examples.map(({ name, node }) => ({ name, node, anchor: anchorOf('block', slug, name) }))
  return { id, title: slug, content: <BlockPreview title={slug} examples={previews} /> }
})

/** All sections of the style guide, in order. */
export const groups: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Tokens',
    sections: [
      tokenSection('Colors', <Colors />),
      tokenSection('Color pairs', <ColorPairs />),
      tokenSection('Type', <TypeScale />),
      tokenSection('Space', <Space />),
      tokenSection('Shape', <Shapes />),
      tokenSection('Motion', <Motion />),
      tokenSection('Hours', <Hours />),
      tokenSection('Seasons', <Seasons />),
    ],
  },
  {
    title: 'Parts',
    sections: [
      partSection('Button', buttonExamples),
      partSection('Link', linkExamples),
      partSection('Badge', badgeExamples),
      partSection('Facts', factLineExamples),
      partSection('Lock', lockExamples),
      partSection('Heart', favoriteExamples),
      partSection('Tick mark', checkIconExamples),
      partSection('Avatar', avatarExamples),
      partSection('Field', fieldExamples),
      partSection('Text area', textAreaExamples),
      partSection('Select', selectExamples),
      partSection('Checkbox', checkboxExamples),
      partSection('Radio group', radioExamples),
      partSection('Search field', searchExamples),
      partSection('Stepper', numberInputExamples),
      partSection('Segments', segmentedControlExamples),
      partSection('Share button', shareExamples),
      partSection('Filter bar', filterBarExamples),
      partSection('Tabs', tabsExamples),
      partSection('Alphabet', alphabetExamples),
      partSection('Pagination', paginationExamples),
      partSection('Carousel', carouselExamples),
      partSection('Accordion', accordionExamples),
      partSection('Dialog', dialogExamples),
      partSection('Toast', toastExamples),
      partSection('Menu', menuExamples),
      partSection('Tooltip', tooltipExamples),
      partSection('Rating', ratingExamples),
      partSection('Progress', progressExamples),
      partSection('Spinner', spinnerExamples),
      partSection('Skeleton', skeletonExamples),
    ],
  },
  {
    title: 'Community',
    sections: [
      partSection('Topic card', topicRowExamples),
      partSection('Reply', replyExamples),
      partSection('Comment', commentExamples),
      partSection('Editor', editorExamples),
    ],
  },
  { title: 'Cards', sections: [{ id: 'cards', title: 'Every card', content: <CardsStyleguide /> }] },
  { title: 'Blocks', sections: [partSection('Block settings', blockLookExamples), ...blocks] },
]
