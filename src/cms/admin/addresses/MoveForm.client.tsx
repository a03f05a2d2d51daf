'use client'

import { useTransition } from 'react'
import { isWithin, uriBelow } from '@/rules/page-tree'
import type { PageAddress } from './address-api'

type Props = {
  page: PageAddress
  pages: readonly PageAddress[]
  /** Where it would be; null for the top of the site. */
  parent: number | null
  onChange: (parent: number | null) => void
  onCancel: () => void
  onMove: () => Promise<void>
}

/** Where a page moves, with its new address, before it does. */
export function MoveForm({ onCancel, onChange, onMove, page, pages, parent }: Props) {
  const [busy, start] = useTransition()
  const targets = pages.filter(({ id, uri }) => uri !== '/' && !isWithin(pages, id, page.id))
  const below = pages.filter(({ id }) => id !== page.id && isWithin(pages, id, page.id)).length
  const moves = below === 0 ? 'it' : `it and ${below === 1 ? 'the page' : `the ${below} pages`} below it`
  const isNew = parent !== page.parent
  return (
    <form
      className="ebs-tree-move"
      aria-label={`Move ${page.title}`}
      onSubmit={(event) => {
        event.preventDefault()
        start(onMove)
      }}
    >
      <label>
        Below{' '}
        <select
          value={parent ?? ''}
          onChange={({ target: { value } }) => onChange(value === '' ? null : Number(value))}
          disabled={busy}
        >
          <option value="">Top of the site</option>
          {targets.map(({ id, title, uri }) => (
            <option key={id} value={id}>
              {uri} {title}
            </option>
          ))}
        </select>
      </label>
      <span>
        {isNew &&
          `Moves ${moves} to ${uriBelow(page, pages.find(({ id }) => id === parent) ?? null)}.${page.published ? ' The old address redirects there.' : ''}`}
      </span>
      <span>
        <button type="submit" className="ebs-quiet-button" disabled={busy || !isNew}>
          {busy ? 'Moving…' : 'Move the page'}
        </button>{' '}
        <button type="button" className="ebs-quiet-button" onClick={onCancel} disabled={busy}>
          Cancel
        </button>
      </span>
    </form>
  )
}
