'use client'

import { ProgressProvider } from '@bprogress/next/app'
import { useEffect, useState } from 'react'

const OPTIONS = { showSpinner: false, template: '<div class="bar"></div>' }

/**
 * The bar at the top while the next page is loading. Its height of 4 px and its yellow are in navigation-progress.css.
 *
 * The library attaches its handlers to links when the document changes, and not when it mounts. It mounts last, and
 * where the cookie banner is answered nothing may change afterwards: the element added after the mount is that change.
 */
export function NavigationProgress() {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <ProgressProvider disableStyle options={OPTIONS}>
      {mounted && <span hidden />}
    </ProgressProvider>
  )
}
