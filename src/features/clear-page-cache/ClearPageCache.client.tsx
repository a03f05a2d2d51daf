'use client'

import { useEffect, useState } from 'react'

/** The page on show, asking for a fresh render. The server leads back to the clean address. DESIGN 7. */
function freshAddress(href: string): string {
  const url = new URL(href)
  url.searchParams.set('refresh', '1')
  return url.href
}

/** Has the page on show made anew; for Administrator, Manager and Editor. SPEC 7. */
export function ClearPageCache() {
  const [working, setWorking] = useState(false)

  useEffect(() => {
    // A page that "back" takes out of the browser's memory comes as it was left: at work.
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
