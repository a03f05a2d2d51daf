'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fetchUses, type LinkUse, mendLinks } from './links-api'

type Props = {
  /** The old addresses. */
  uris: readonly string[]
  /** Also links to what is below them. */
  below: boolean
  /** They redirect by now, so that the links can be changed. */
  redirected: boolean
}

/** The documents and menus with typed links to addresses that change, and a button that points them to the new ones. */
export function LinkUses({ below, redirected, uris }: Props) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const { permissions } = useAuth()
  const key = uris.join(' ')
  const [uses, setUses] = useState<LinkUse[]>([])
  const [mended, setMended] = useState<number | 'busy' | 'failed' | null>(null)
  useEffect(() => {
    let current = true
    fetchUses(api, key.split(' '), below).then((found) => {
      if (current && found) setUses(found)
    })
    return () => {
      current = false
    }
  }, [api, below, key])

  const mend = async () => {
    setMended('busy')
    setMended((await mendLinks(api, uris)) ?? 'failed')
  }
  if (typeof mended === 'number') {
    return <p role="status">{mended === 1 ? '1 link now points' : `${mended} links now point`} to the new address.</p>
  }
  if (uses.length === 0) return null
  return (
    <div>
      <p>Typed links to the old address:</p>
      <ul>
        {uses.map(({ kind, path, places, title }) => (
          <li key={path}>
            <a href={`${admin}${path}`}>{title}</a> {kind}: {places.join('; ')}
          </li>
        ))}
      </ul>
      {redirected && permissions?.collections?.pages?.update && (
        <p>
          <button type="button" className="ebs-quiet-button" onClick={mend} disabled={mended === 'busy'}>
            Point them to the new address
          </button>
          <span role="alert">{mended === 'failed' && ' That did not work. Please try again.'}</span>
        </p>
      )}
    </div>
  )
}
