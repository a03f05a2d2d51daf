'use client'

import { useEffect, useState } from 'react'

/** The URL of this page that requests a fresh render. The server redirects to the clean URL. */
function freshAddress(href: string): string {
  const url = new URL(href)
  url.searchParams.set('refresh', '1')
  return url.href
}

/** Renders this page again without the cache; for Administrator, Manager and Editor (docs/product.md#roles). */
export function ClearPageCache() {
  const [working, setWorking] = useState(false)

  useEffect(() => {
    // A page restored from the back/forward cache would still show the pending state.
    const rest = () => setWorking(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])

  function clear() {
    setWorking(true)
    window.location.assign(freshAddress(window.location.href))
  }

  return (
    <button className="staff-button" type="button" onClick={clear} disabled={working}>
      Clear page cache
    </button>
  )
}
