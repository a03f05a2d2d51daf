import type { ArrayField, Block, Field, Plugin, Tab } from 'payload'
import { formatLabels } from 'payload/shared'

const LABELS = '@/cms/admin/rows/RowLabels.client'

/**
 * Titles the rows of every array and the blocks of every form by what they hold, in place of "Link 03" and "Untitled".
 * Arrays that have a label component of their own keep it.
 */
export const titledRows: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({ ...collection, fields: collection.fields.map(titled) })),
  globals: config.globals?.map((global) => ({ ...global, fields: global.fields.map(titled) })),
})

function titled(field: Field): Field {
  switch (field.type) {
    case 'array':
      return titledArray(field)
    case 'blocks':
      return { ...field, blocks: field.blocks.map(titledBlock) }
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(titled) })) }
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: field.fields.map(titled) }
    default:
      return field
  }
}

function titledArray(field: ArrayField): ArrayField {
  const { admin, labels, name } = field
  const one = typeof labels?.singular === 'string' ? labels.singular : formatLabels(name).singular
  const RowLabel = admin?.components?.RowLabel ?? { path: `${LABELS}#ArrayLabel`, clientProps: { one } }
  return {
    ...field,
    fields: field.fields.map(titled),
    admin: { ...admin, components: { ...admin?.components, RowLabel } },
  }
}

function titledBlock(block: Block): Block {
  const kind = typeof block.labels?.singular === 'string' ? block.labels.singular : formatLabels(block.slug).singular
  const Label = block.admin?.components?.Label ?? { path: `${LABELS}#BlockLabel`, clientProps: { kind } }
  return {
    ...block,
    fields: block.fields.map(titled),
    admin: { ...block.admin, components: { ...block.admin?.components, Label } },
  }
}
