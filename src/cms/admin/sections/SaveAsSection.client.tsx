'use client'

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useRef, useState } from 'react'
import { SECTION } from '@/rules/sections/expand'
import { rowIds } from '../layout/arrange-rows'
import { rowTitle } from '../rows/row-title'
import { type OfferedBlock, SectionForm } from './SectionForm.client'
import { formBlocks } from './use-replace-rows.client'

type ListProps = { path: string; blockLabels: Record<string, string> }

/** Above the blocks of a page: makes a section of some of them, which then stands in their place. */
export function SaveAsSection({ blockLabels, path }: ListProps) {
  const [fields] = useAllFormFields()
  const offer = () =>
    formBlocks(fields, path).flatMap((block, index): OfferedBlock[] => {
      if (block.blockType === SECTION) return []
      const number = String(index + 1).padStart(2, '0')
      const kind = blockLabels[block.blockType] ?? block.blockType
      return [{ id: block.id, label: [number, kind, rowTitle(block)].filter(Boolean).join(' · ') }]
    })
  return rowIds(fields, path).length === 0 ? null : <Opener path={path} offer={offer} />
}

/** In a block's settings: makes a section of this block. */
export function SaveBlockAsSection({ path }: UIFieldClientProps) {
  const { collectionSlug } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const [, layout = '', index = ''] = /^(.+)\.(\d+)\.[^.]+$/.exec(path) ?? []
  const offer = () => rowIds(fields, layout).flatMap((id, at) => (String(at) === index ? [{ id, label: '' }] : []))
  return collectionSlug === 'pages' ? <Opener path={layout} offer={offer} /> : null
}

function Opener({ offer, path }: { path: string; offer: () => OfferedBlock[] }) {
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const [offered, setOffered] = useState<OfferedBlock[] | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  if (!hasSavePermission || isTrashed) return null
  const close = () => {
    setOffered(null)
    opener.current?.focus()
  }
  return (
    <div className="ebs-section-maker">
      <button
        ref={opener}
        type="button"
        className="ebs-quiet-button"
        aria-expanded={offered !== null}
        onClick={() => setOffered((before) => (before ? null : offer()))}
      >
        Save as section
      </button>
      {offered && <SectionForm path={path} offered={offered} onClose={close} />}
    </div>
  )
}
