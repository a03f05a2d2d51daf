import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import type { RichContentData } from './load.server'

type Example = BlockExample<'richContent', RichContentData>

const reviews = { url: 'https://reviews.example/', score: 4.8, count: 140 }
const paragraph = '<p>Put the scale in a cupboard. Today you only notice: how you woke, and which hour dragged.</p>'

const html =
  `<h2 data-icon="sun">What to eat</h2>${paragraph}` +
  `<h3>Breakfast</h3><div data-block="expander" data-label="Breakfast">${paragraph.repeat(3)}</div>` +
  `<h2 data-menu="Rest" data-icon="moon">Sleep, and how to get back to it</h2>${paragraph}` +
  '<div data-block="health-fact"><h4>Good to know</h4><p>Ten minutes of walking after a meal soften the rise in blood sugar.</p></div>' +
  `<h2>Three weeks</h2><div data-block="journey"><h3>Notice</h3>${paragraph}<h3>Change one thing</h3>${paragraph}<h3>Keep it</h3>${paragraph}</div>`

export const richContentExamples = {
  typical: {
    block: { blockType: 'richContent', title: 'A calmer gut', showSidebar: true, id: 'typical' },
    data: { html, reviews },
  },
  manual: {
    block: {
      blockType: 'richContent',
      id: 'manual',
      showSidebar: true,
      sidebarLinks: [
        { label: 'The method', url: '/the-ebs-method/', isMain: true },
        { label: 'What to eat', url: '#what-to-eat', bold: true },
      ],
    },
    data: { html, reviews: null },
  },
  sections: {
    block: { blockType: 'richContent', title: 'Advice', showSidebar: true, id: 'sections' },
    data: { html: html.replaceAll('h2', 'h3'), reviews: null },
    context: { rules: pathRules('/advice/sleep') },
  },
  restricted: {
    block: { blockType: 'richContent', title: 'A calmer gut', showSidebar: true, id: 'restricted' },
    data: { html: `${html}<div data-block="members"><h2>For members</h2>${paragraph}</div>`, reviews: null },
  },
  withoutSidebar: {
    block: { blockType: 'richContent', title: 'A calmer gut', showSidebar: false, id: 'without' },
    data: { html, reviews: null },
  },
  empty: { block: { blockType: 'richContent', id: 'empty' }, data: { html: '', reviews: null } },
  longest: {
    block: {
      blockType: 'richContent',
      title: 'A title that goes on. '.repeat(7).trim(),
      showSidebar: true,
      id: 'longest',
    },
    data: {
      html: `<h2>${'Antidisestablishmentarianism'.repeat(4)}</h2>${html.repeat(6)}<table><tr>${'<td>A cell that is wide</td>'.repeat(12)}</tr></table>`,
      reviews,
    },
  },
} satisfies Record<string, Example>
