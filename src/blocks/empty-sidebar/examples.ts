import type { BlockExample } from '@/blocks/example'
import type { EmptySidebarData } from './load.server'

type Example = BlockExample<'emptySidebarNavigation', EmptySidebarData>

const html =
  '<h2>Before you go</h2><p>Put the book down, open a window, and see what is in the fridge. The rest can wait.</p>'
const members = '<div data-block="members"><p>For members.</p></div>'

export const emptySidebarExamples = {
  typical: {
    block: { blockType: 'emptySidebarNavigation', title: 'A last word', id: 'typical' },
    data: { html },
  },
  withoutTitle: {
    block: { blockType: 'emptySidebarNavigation', id: 'untitled' },
    data: { html },
    context: { first: false },
  },
  empty: { block: { blockType: 'emptySidebarNavigation', id: 'empty' }, data: { html: '' } },
  longest: {
    block: { blockType: 'emptySidebarNavigation', title: 'A title that goes on. '.repeat(7).trim(), id: 'longest' },
    data: {
      html: `<h2>${'Antidisestablishmentarianism'.repeat(4)}</h2>${html.repeat(6)}<table><tr>${'<td>A cell that is wide</td>'.repeat(12)}</tr></table>`,
    },
  },
  restricted: {
    block: { blockType: 'emptySidebarNavigation', title: 'A last word', id: 'restricted' },
    data: { html: `${html}${members}` },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
