'use client'

import { toast, useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useState, useTransition } from 'react'
import { relationId } from '@/rules/relation-id'
import { blocksInPlaceOf } from '@/rules/sections/expand'
import { rowIds } from '../layout/arrange-rows'
import { copySection } from './sections-api'
import { formBlocks, useReplaceRows } from './use-replace-rows.client'
import { useSection } from './use-section.client'

/** In a block that stands for a section: what visitors see there, a link to its form, and a way to detach it. */
export function SectionActions({ path }: UIFieldClientProps) {
  const { config } = useConfig()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const row = path.replace(/\.[^.]+$/, '')
  const id = relationId(fields[`${row}.section`]?.value as Parameters<typeof relationId>[0] | null | undefined)
  const found = useSection(id)
  const known = found !== null && typeof found === 'object'
  return (
    <div className="ebs-section-actions">
      <p className="ebs-hint" role="status">
        {noteOf(found)}
      </p>
      {id !== null && known && (
        <div className="ebs-section-buttons">
          <a href={`${config.routes.admin}/collections/sections/${id}`} target="_blank" rel="noopener">
            Edit section
            <span className="ebs-unseen"> (opens a new tab)</span>
          </a>
          {hasSavePermission && !isTrashed && <Detach row={row} section={id} />}
        </div>
      )}
    </div>
  )
}

const NOTES = {
  loading: 'Loading…',
  failed: 'We couldn’t look up this section. Please reload the page.',
  missing: 'This section was deleted, so visitors see nothing here. Choose another one, or remove this block.',
} as const

const STATES = {
  published: 'A change of the section changes all pages that show it.',
  draft: 'It is not published, so visitors see nothing here.',
  trash: 'It is in the trash, so visitors see nothing here.',
} as const

function noteOf(found: ReturnType<typeof useSection>): string {
  if (found === null) return 'Choose a section. Until then, visitors see nothing here.'
  if (typeof found === 'string') return NOTES[found]
  return `${found.blocks === 1 ? 'One block' : `${found.blocks} blocks`}. ${STATES[found.state]}`
}

/** Puts copies of a section's blocks in its place. @param row the path of the block that stands for it */
function Detach({ row, section }: { row: string; section: number }) {
  const { config } = useConfig()
  const { getFields } = useForm()
  const [, layout = '', index = ''] = /^(.+)\.(\d+)$/.exec(row) ?? []
  const replaceRows = useReplaceRows(layout)
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()

  const detach = () => {
    const rowId = rowIds(getFields(), layout)[Number(index)] ?? ''
    start(async () => {
      setProblem('')
      const copies = await copySection(config.routes.api, section)
      if (!copies) return setProblem('That did not work. Please try again.')
      const blocks = formBlocks(getFields(), layout)
      const place = blocks.find(({ id }) => id === rowId)
      const anchors = new Set(blocks.flatMap(({ anchor }) => anchor ?? []))
      const own = blocksInPlaceOf(place ?? {}, copies, anchors)
      if (own.length === 0) return setProblem('The section has no blocks to put here.')
      if (!(await replaceRows(new Set([rowId]), own))) return setProblem('That did not work. Please try again.')
      toast.success('The page has its own copies of the blocks now. “Undo” takes it back.')
    })
  }
  return (
    <>
      <button type="button" className="ebs-quiet-button" onClick={detach} disabled={busy}>
        {busy ? 'Detaching…' : 'Detach'}
      </button>
      <p className="ebs-warning" role="alert">
        {problem}
      </p>
    </>
  )
}
