'use client'

import { ProgressProvider } from '@bprogress/next/app'

const OPTIONS = { showSpinner: false, template: '<div class="bar"></div>' }

/**
 * The bar at the top while the next page is on its way. Its height of 4 and its yellow stand
 * in styles/progress.css. SPEC 2.4, 9.
 */
export function ProgressBar() {
  return <ProgressProvider disableStyle options={OPTIONS} />
}
