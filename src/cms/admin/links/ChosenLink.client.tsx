'use client'

import { useConfig } from '@payloadcms/ui'
import { useId } from 'react'
import { type LinkReference, storedReference } from '@/rules/links/reference'
import type { LinkState } from './links-api'

type Props = {
  id: string
  reference: LinkReference
  /** Null until it is read, and if it was deleted. */
  target: LinkState['target']
  disabled: boolean
  onChange: (link: string) => void
}

/** What a link leads to, with a button to choose something else, and the anchor on its page. */
export function ChosenLink({ disabled, id, onChange, reference, target }: Props) {
  const { config } = useConfig()
  const anchor = useId()
  return (
    <div className="ebs-chosen-link">
      <span>
        {target ? (
          <a href={`${config.routes.admin}${target.path}`} target="_blank" rel="noopener">
            {target.title}
            <span className="ebs-unseen"> (opens a new tab)</span>
          </a>
        ) : (
          storedReference(reference)
        )}
        <small>{target && ` ${target.kind}${target.uri ? ` ${target.uri}` : ''}`}</small>
      </span>
      {reference.kind === 'item' && (
        <span className="ebs-chosen-link-anchor">
          <label htmlFor={anchor}>Anchor</label>
          <input
            id={anchor}
            type="text"
            placeholder="none"
            autoComplete="off"
            disabled={disabled}
            value={reference.suffix.replace(/^#/, '')}
            onChange={({ target: { value } }) => {
              const text = value.trim().replace(/^#/, '').replaceAll(/\s/g, '-')
              const isQuery = text.startsWith('?')
              onChange(storedReference({ ...reference, suffix: text === '' || isQuery ? text : `#${text}` }))
            }}
          />
        </span>
      )}
      <button id={id} type="button" className="ebs-quiet-button" disabled={disabled} onClick={() => onChange('')}>
        Change<span className="ebs-unseen"> the link</span>
      </button>
    </div>
  )
}
