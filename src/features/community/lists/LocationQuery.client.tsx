'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'

type Props = { onQuery: (query: string) => void }

/**
 * Tells the query of the page's address, now and after each navigation. In a boundary of its own: pages are shared and
 * cached, so their HTML does not depend on the query. Renders nothing.
 */
export function LocationQuery(props: Props) {
  return (
    <Suspense fallback={null}>
      <ReadQuery {...props} />
    </Suspense>
  )
}

function ReadQuery({ onQuery }: Props) {
  const query = useSearchParams().toString()
  useEffect(() => onQuery(query), [onQuery, query])
  return null
}
