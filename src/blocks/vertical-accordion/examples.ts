import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import type { VerticalAccordionData } from './load.server'

type Example = BlockExample<'verticalAccordion', VerticalAccordionData>

const days = ['Monday: measure nothing', 'Tuesday: a slower lunch', 'Wednesday: long lines, strong back']
const panels = days.map((title, index) => ({ title, id: `day${index}` }))
const texts = [
  '<p>Put the scale in a cupboard. Today you only notice.</p><div data-block="health-fact"><h4>Good to know</h4><p>Ten minutes of walking after a meal softens the rise in blood sugar.</p></div>',
  '<p>Twenty minutes, sitting down, without a screen.</p>',
  '<p>Stand tall twice an hour.</p>',
]

export const verticalAccordionExamples = {
  typical: {
    block: { blockType: 'verticalAccordion', title: 'The plan, day by day', panels, id: 'typical' },
    data: { texts },
  },
  untitled: { block: { blockType: 'verticalAccordion', panels: panels.slice(0, 2), id: 'untitled' }, data: { texts } },
  empty: {
    block: { blockType: 'verticalAccordion', title: 'Nothing yet', panels: [], id: 'empty' },
    data: { texts: [] },
  },
  longest: {
    block: {
      blockType: 'verticalAccordion',
      title: 'A title that goes on. '.repeat(7).trim(),
      panels: Array.from({ length: 12 }, (_, index) => ({
        title: 'Antidisestablishmentarianism '.repeat(5).trim(),
        id: `l${index}`,
      })),
      id: 'longest',
    },
    data: { texts: Array.from({ length: 12 }, () => '<p>And on, and on. </p>'.repeat(40)) },
  },
  restricted: {
    block: { blockType: 'verticalAccordion', title: 'The plan, day by day', panels, id: 'restricted' },
    data: { texts },
    context: { rules: pathRules('/the-ebs-method/6wr/introduction'), audience: 'premium' },
  },
} satisfies Record<string, Example>
