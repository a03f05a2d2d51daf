import type { ReactNode } from 'react'
import { CardsGuide } from '@/cards/CardsGuide'
import { buttonExamples } from '@/ui/examples/button'
import {
  alphabetExamples,
  filterBarExamples,
  menuExamples,
  paginationExamples,
  tabsExamples,
  tooltipExamples,
} from '@/ui/examples/choosing'
import {
  checkboxExamples,
  fieldExamples,
  radioExamples,
  searchExamples,
  selectExamples,
  textAreaExamples,
} from '@/ui/examples/fields'
import { linkExamples } from '@/ui/examples/link'
import { avatarExamples, badgeExamples, heartExamples, lockExamples, tickExamples } from '@/ui/examples/marks'
import { accordionExamples, carouselExamples, dialogExamples, toastExamples } from '@/ui/examples/showing'
import { segmentsExamples, shareExamples, stepperExamples } from '@/ui/examples/small-choices'
import { progressExamples, ratingExamples, skeletonExamples, spinnerExamples } from '@/ui/examples/waiting'
import { anchorOf } from './anchor'
import { BlockStage } from './BlockStage.client'
import { blockExamples } from './block-examples'
import { Examples } from './Examples'
import { ColourPairs, Colours } from './tokens/Colours'
import { Hours, Seasons } from './tokens/Light'
import { Motion, Shapes, Space, TypeScale } from './tokens/Scales'

/** One heading of the style guide. */
export type Section = { id: string; title: string; content: ReactNode }

const token = (title: string, content: ReactNode): Section => ({ id: anchorOf(title.toLowerCase()), title, content })

const part = (title: string, examples: Readonly<Record<string, ReactNode>>): Section => {
  const id = anchorOf(title.toLowerCase())
  return { id, title, content: <Examples of={id} examples={examples} /> }
}

const blocks = Object.entries(blockExamples).map(([slug, examples]): Section => {
  const id = anchorOf('block', slug)
  const staged = examples.map(({ name, node }) => ({ name, node, anchor: anchorOf('block', slug, name) }))
  return { id, title: slug, content: <BlockStage title={slug} examples={staged} /> }
})

/** All of the style guide, in order. What is new gets a line here. */
export const groups: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Tokens',
    sections: [
      token('Colours', <Colours />),
      token('Colour on colour', <ColourPairs />),
      token('Type', <TypeScale />),
      token('Space', <Space />),
      token('Shape', <Shapes />),
      token('Motion', <Motion />),
      token('Hours', <Hours />),
      token('Seasons', <Seasons />),
    ],
  },
  {
    title: 'Parts',
    sections: [
      part('Button', buttonExamples),
      part('Link', linkExamples),
      part('Badge', badgeExamples),
      part('Lock', lockExamples),
      part('Heart', heartExamples),
      part('Tick mark', tickExamples),
      part('Avatar', avatarExamples),
      part('Field', fieldExamples),
      part('Text area', textAreaExamples),
      part('Select', selectExamples),
      part('Checkbox', checkboxExamples),
      part('Radio group', radioExamples),
      part('Search field', searchExamples),
      part('Stepper', stepperExamples),
      part('Segments', segmentsExamples),
      part('Share button', shareExamples),
      part('Filter bar', filterBarExamples),
      part('Tabs', tabsExamples),
      part('Alphabet', alphabetExamples),
      part('Pagination', paginationExamples),
      part('Carousel', carouselExamples),
      part('Accordion', accordionExamples),
      part('Dialog', dialogExamples),
      part('Toast', toastExamples),
      part('Menu', menuExamples),
      part('Tooltip', tooltipExamples),
      part('Rating', ratingExamples),
      part('Progress', progressExamples),
      part('Spinner', spinnerExamples),
      part('Skeleton', skeletonExamples),
    ],
  },
  { title: 'Cards', sections: [{ id: 'cards', title: 'Every card', content: <CardsGuide /> }] },
  { title: 'Blocks', sections: blocks },
]
