'use client'

import { TextInput, useField, useRowLabel } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import type { ChangeEvent } from 'react'
import { BlockLine } from './BlockLine.client'
import { rowNote, rowTitle } from './row-title'

/** "Recipes /recipes/", or "Link 3" for a row that says nothing yet. @param one what a row is called */
export function ArrayLabel({ one }: { one: string }) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const note = rowNote(data)
  return (
    <span className="ebs-row-label">
      {rowTitle(data) || `${one} ${rowNumber + 1}`}
      {note && <small> {note}</small>}
    </span>
  )
}

/** Number, type and title of a block. @param kind the type's name */
export function BlockLabel({ kind }: { kind: string }) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  return <BlockLine kind={kind} rowNumber={rowNumber} title={rowTitle(data)} />
}

/** The name that an editor gives a block in the list of blocks. Payload stores it in every block. */
export function BlockName({ path, readOnly }: UIFieldClientProps) {
  const { setValue, value } = useField<string>({ path: path.replace(/[^.]+$/, 'blockName') })
  return (
    <TextInput
      path={path}
      label="Name in the list of blocks"
      description="Only editors see it. Empty: the title of the block."
      readOnly={readOnly}
      value={value ?? ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value || undefined)}
    />
  )
}
