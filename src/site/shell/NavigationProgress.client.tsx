'use client'

import { ProgressProvider } from '@bprogress/next/app'
import { useEffect, useState } from 'react'

const OPTIONS = { showSpinner: false, template: '<div class="bar"></div>' }

/**
 * The progress bar at the top while the next page loads. navigation-progress.css sets its height of 4 px and its
 * yellow.
 *
 * The library attaches its link handlers when the document changes, not when it mounts. Where the cookie banner has
 * been answered, nothing may change after it mounts, so an element is added after the mount to trigger it.
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
