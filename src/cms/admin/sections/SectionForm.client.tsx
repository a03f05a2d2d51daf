'use client'

import { toast, useConfig, useForm } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState, useTransition } from 'react'
import { SECTION } from '@/rules/sections/expand'
import { makeSection } from './sections-api'
import { formBlocks, useReplaceRows } from './use-replace-rows.client'

/** A block that can be part of a section: the id of its row, and what editors call it. */
export type OfferedBlock = { id: string; label: string }

type Props = {
  /** Of the field of blocks. */
  path: string
  /** The blocks to choose from. A single one is chosen already. */
  offered: readonly OfferedBlock[]
  onClose: () => void
}

const MAX_TITLE_CHARS = 200
const ID_BYTES = 12

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Asks for a title and the blocks of a new section, makes it, and puts it in their place. */
export function SectionForm({ offered, onClose, path }: Props) {
  const { config } = useConfig()
  const { getFields } = useForm()
  const replaceRows = useReplaceRows(path)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(offered.length === 1 ? offered.map(({ id }) => id) : []),
  )
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  const id = useId()

  const toggle = (block: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(block)) after.add(block)
      return after
    })

  const save = () => {
    const name = title.trim()
    const blocks = formBlocks(getFields(), path).filter((block) => chosen.has(block.id))
    if (name === '') return setProblem('Enter a title.')
    if (blocks.length === 0) return setProblem('Choose at least one block.')
    start(async () => {
      setProblem('')
      const made = await makeSection(config.routes.api, name, blocks)
      if (typeof made === 'string') return setProblem(made)
      const row = { id: newId(), blockType: SECTION, section: made }
      if (await replaceRows(new Set(blocks.map((block) => block.id)), [row])) {
        toast.success(`“${name}” is a section now. Publish the page to show it in their place.`)
        return onClose()
      }
      setProblem('The section was made, but is not on this page yet. Add a block “Section” and choose it there.')
    })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it is the page's.
    event.preventDefault()
    if (!busy) save()
  }
  return (
    // Not a form, which cannot be inside of another.
    <fieldset className="ebs-section-form">
      <legend className="ebs-unseen">New section</legend>
      <label htmlFor={id}>Title of the section</label>
      <input
        id={id}
        type="text"
        maxLength={MAX_TITLE_CHARS}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKey}
        // biome-ignore lint/a11y/noAutofocus: the person has just opened it
        autoFocus
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className="ebs-hint">
        Only editors see it. The section is published at once, and can be shown on other pages with the block “Section”.
      </p>
      {offered.length !== 1 && (
        <ul aria-label="Blocks of the section">
          {offered.map((block) => (
            <li key={block.id}>
              <label>
                <input type="checkbox" checked={chosen.has(block.id)} onChange={() => toggle(block.id)} /> {block.label}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-problem`} className="ebs-warning" role="alert">
        {problem}
      </p>
      <div className="ebs-section-buttons">
        <button type="button" className="ebs-quiet-button" onClick={save} disabled={busy}>
          {busy ? 'Saving…' : 'Save section'}
        </button>
        <button type="button" className="ebs-quiet-button" onClick={onClose} disabled={busy}>
          Cancel
        </button>
      </div>
    </fieldset>
  )
}
