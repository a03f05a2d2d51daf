'use client'

import { useEffect } from 'react'
import { CONSENT_ROOT } from './consent-root'
import type { ConsentOptions } from './start-consent'

/** Asks for consent once the page can be used; its code comes after the page's. SPEC 4. */
export function Consent({ base, containers }: ConsentOptions) {
  // The settings of the first page hold until the next full load, as the loaded script does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once for each page load
  useEffect(() => {
    import('./start-consent').then(({ startConsent }) => startConsent({ base, containers })).catch(() => undefined)
  }, [])
  return <div id={CONSENT_ROOT} />
}
