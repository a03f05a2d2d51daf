'use client'

import { useEffect } from 'react'
import { CONSENT_ROOT } from './consent-root'
import type { ConsentOptions } from './start-consent'

/** Loads the consent banner after hydration, so that its code comes after the page's. */
export function Consent({ base, containers }: ConsentOptions) {
  // The settings of the first page apply until the next full load, like the loaded script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once for each page load
  useEffect(() => {
    import('./start-consent').then(({ startConsent }) => startConsent({ base, containers })).catch(() => undefined)
  }, [])
  return <div id={CONSENT_ROOT} />
}
