'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { LinkUses } from '../links/LinkUses.client'
import { type DocumentAddress, type Redirect, removeRedirects } from './address-api'
import { useAddress } from './use-address.client'

/** At the top of a document's form: its address on the site, where a new slug or parent leads, and what redirects. */
export function Address() {
  const { address, isSaved, made, setMade } = useAddress()
  if (!isSaved) return null
  // Keeps the room of the first line, so that the form does not shift.
  if (address === null) return <div className="ebs-address" />
  const { below, hiddenBy, origin, planned, uri } = address
  const isMoving = planned !== null && uri !== null && planned !== uri
  return (
    <section className="ebs-address" aria-label="Address">
      {uri !== null && (
        <p>
          <span className="ebs-address-text">{`${origin}${uri}`}</span>{' '}
          <a href={uri} target="_blank" rel="noopener">
            View page<span className="ebs-unseen"> (opens a new tab)</span>
          </a>
        </p>
      )}
      {uri === null && planned !== null && (
        <p>
          Not on the site. Its address will be <span className="ebs-address-text">{`${origin}${planned}`}</span>.
        </p>
      )}
      {hiddenBy !== null && (
        <p className="ebs-warning">
          A redirect leads from here to {hiddenBy}, so this page is not shown. Delete it under Redirects to show the
          page.
        </p>
      )}
      <p role="status">{isMoving && moveText(address, planned)}</p>
      {isMoving && <LinkUses uris={[uri]} below={below > 0} redirected={false} />}
      <MadeRedirects made={made} onRemove={() => setMade([])} />
    </section>
  )
}

function moveText({ below, uri }: DocumentAddress, planned: string): string {
  const pages = below === 1 ? 'the page' : `the ${below} pages`
  const moved = below === 0 ? '' : ` So will ${pages} below it.`
  return `When you publish, it moves to ${planned}, and ${uri} redirects there.${moved}`
}

/** Names the redirects that a save has made, and can remove them. */
function MadeRedirects({ made, onRemove }: { made: readonly Redirect[]; onRemove: () => void }) {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const mayUndo = permissions?.collections?.redirects?.update
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'removed'>('ready')
  const [first, ...others] = made
  const undo = async () => {
    setState('busy')
    const removed = await removeRedirects(config.routes.api, made)
    setState(removed ? 'removed' : 'failed')
    if (removed) onRemove()
  }
  if (!first) return <p role="status">{state === 'removed' && 'Removed. The old address now leads nowhere.'}</p>
  return (
    <>
      <p role="status">
        {first.from} now redirects to the new address
        {others.length > 0 && `, and so ${others.length === 1 ? 'does 1 more' : `do ${others.length} more`} below it`}.{' '}
        {mayUndo && (
          <button type="button" className="ebs-quiet-button" onClick={undo} disabled={state === 'busy'}>
            {others.length > 0 ? 'Undo the redirects' : 'Undo the redirect'}
          </button>
        )}
        {state === 'failed' && ' That did not work. Please try again.'}
      </p>
      <LinkUses uris={made.map(({ from }) => from)} below={false} redirected />
    </>
  )
}
