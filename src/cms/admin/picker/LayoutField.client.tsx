'use client'

import {
  BlocksField,
  Button,
  Drawer,
  useConfig,
  useDocumentInfo,
  useDrawerSlug,
  useForm,
  useFormFields,
  useModal,
} from '@payloadcms/ui'
import type { BlocksFieldClientComponent } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { revealField } from '../preview/reveal-field'
import { BlockPicker } from './BlockPicker'
import { pickerBlock } from './find-blocks'
import { useAddBelow } from './use-add-below.client'

/**
 * Payload's field of blocks, with our own picker behind “Add block” and “Add Below”. Payload's picker adds one block at
 * a time, searches names alone and has no place for a sentence.
 */
export const LayoutField: BlocksFieldClientComponent = (props) => {
  const { field, path, readOnly, schemaPath } = props
  const { addFieldRow } = useForm()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const rows = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const allowed = useFormFields(([fields]) => fields[path]?.blocksFilterOptions)
  const { closeModal, openModal } = useModal()
  const slug = useDrawerSlug('block-picker')
  const [place, setPlace] = useState(0)
  /** Where blocks were added just now. */
  const added = useRef<number | null>(null)

  const offered = field.blocks.filter((block) => !allowed || allowed.includes(block.slug)).map(pickerBlock)
  const blocks = offered.toSorted((one, other) => one.order - other.order)

  const openAt = (index: number) => {
    setPlace(index)
    openModal(slug)
  }
  const addBelow = useAddBelow(path, (index) => openAt(index + 1))
  const add = (chosen: readonly string[]) => {
    chosen.forEach((blockType, index) => {
      addFieldRow({ blockType, path, rowIndex: place + index, schemaPath: schemaPath ?? field.name })
    })
    closeModal(slug)
    added.current = place
  }
  const revealAdded = useEffectEvent(() => {
    const index = added.current
    added.current = null
    if (index !== null && collectionSlug) {
      void revealField(getEntityConfig({ collectionSlug }).fields, `${path}.${index}`)
    }
  })
  // Not before the new rows are rendered: until then, another row has their place.
  useEffect(() => {
    if (rows > 0) revealAdded()
  }, [rows])
  return (
    <div className="ebs-layout" {...addBelow}>
      <BlocksField {...props} />
      {!readOnly && (
        <Button type="button" buttonStyle="secondary" icon="plus" iconPosition="left" onClick={() => openAt(rows)}>
          Add block
        </Button>
      )}
      <Drawer slug={slug} title="Add block">
        <BlockPicker blocks={blocks} onAdd={add} />
      </Drawer>
    </div>
  )
}
