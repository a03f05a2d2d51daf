import type { Block, BlocksField } from 'payload'
import { withRetiredBlocks } from './retired-blocks'

type Options = {
  access?: BlocksField['access']
  description: string
  /** Components above the blocks, beside undo and redo. */
  tools?: NonNullable<NonNullable<BlocksField['admin']>['components']>['beforeInput']
}

/** The blocks that a page, or a section of pages, is made of. */
export const layoutField = (blocks: readonly Block[], { access, description, tools = [] }: Options): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  labels: { singular: 'block', plural: 'blocks' },
  ...withRetiredBlocks(blocks),
  access,
  admin: {
    description,
    components: {
      Field: '@/cms/admin/picker/LayoutField.client#LayoutField',
      beforeInput: ['@/cms/admin/layout/UndoBlocks.client#UndoBlocks', ...tools],
    },
  },
})
