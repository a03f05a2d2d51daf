import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { titleField } from '@/cms/fields/title'

/** A text beside a free sidebar, in line with the text of a rich text page. */
export const emptySidebarBlock: Block = {
  slug: 'emptySidebarNavigation',
  interfaceName: 'EmptySidebarNavigationBlock',
  labels: { singular: 'Empty sidebar navigation', plural: 'Empty sidebar navigation' },
  fields: [
    titleField(),
    ...authoredText('body', 'Text', 'In line with the text of a rich text page; the column of its sidebar stays free.'),
  ],
}
