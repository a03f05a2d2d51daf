'use client'

import { BlocksField, Button, Drawer, useDrawerSlug, useForm, useFormFields, useModal } from '@payloadcms/ui'
import type { BlocksFieldClientComponent } from 'payload'
import { BlockPicker } from './BlockPicker'
import { pickerBlock } from './find-blocks'

/**
 * Payload's field of blocks, with our own picker behind “Add block”. Payload's picker, which “Add Below” in the menu of a
 * block still opens, searches names alone and has no place for a sentence.
 */
export const LayoutField: BlocksFieldClientComponent = (props) => {
  const { field, path, readOnly, schemaPath } = props
  const { addFieldRow } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const allowed = useFormFields(([fields]) => fields[path]?.blocksFilterOptions)
  const { closeModal, openModal } = useModal()
  const slug = useDrawerSlug('block-picker')

  const offered = field.blocks.filter((block) => !allowed || allowed.includes(block.slug)).map(pickerBlock)
  const blocks = offered.toSorted((one, other) => one.order - other.order)

  const add = (blockType: string) => {
    addFieldRow({ blockType, path, rowIndex: rows, schemaPath: schemaPath ?? field.name })
    closeModal(slug)
    // The row is there after the next render.
    setTimeout(() => document.getElementById(`${path}-row-${rows}`)?.scrollIntoView(), 0)
  }
  return (
    <div className="ebs-layout">
      <BlocksField {...props} />
      {!readOnly && (
        <Button type="button" buttonStyle="secondary" icon="plus" iconPosition="left" onClick={() => openModal(slug)}>
          Add block
        </Button>
      )}
      <Drawer slug={slug} title="Add block">
        <BlockPicker blocks={blocks} onChoose={add} />
      </Drawer>
    </div>
  )
}
