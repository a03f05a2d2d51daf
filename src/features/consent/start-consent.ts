import { consentConfig } from './consent-config'
import { consentStatus } from './consent-status'
import { type ConsentLibrary, loadLibrary } from './load-library'
import { loadTagContainers } from './tag-containers'

export type ConsentOptions = {
  /** Address of the folder with the banner's script and style. */
  base: string
  /** Ids of the tag containers; none when measuring is not set up. */
  containers: readonly string[]
}

let options: ConsentOptions | undefined
let started: Promise<ConsentLibrary> | undefined

async function start({ base, containers }: ConsentOptions): Promise<ConsentLibrary> {
  const library = await loadLibrary(base)
  const onDecision = () => {
    if (consentStatus() === 'allow') loadTagContainers(containers)
  }
  await library.run(consentConfig({ onDecision, onBanner: makeBannerNonModal }))
  return library
}

/**
 * The banner asks, and does not stand in the way: it takes no focus from who reads or types
 * already, and Tab leads through and out of it.
 */
function makeBannerNonModal(banner: HTMLElement): void {
  // The library moves the focus to this element when the banner shows, and keeps Tab inside.
  banner.querySelector('div[tabindex]')?.removeAttribute('tabindex')
  const dialog = banner.closest('[aria-modal]') ?? banner.querySelector('[aria-modal]')
  dialog?.setAttribute('aria-modal', 'false')
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && event.target instanceof Node && banner.contains(event.target)) event.stopPropagation()
    },
    { capture: true },
  )
}

/** Asks who has not decided yet; loads what was agreed to. One time for each page load. SPEC 4. */
export async function startConsent(newOptions: ConsentOptions): Promise<void> {
  options = newOptions
  started ??= start(newOptions)
  try {
    await started
  } catch {
    // Without the banner nobody has agreed, so nothing is loaded. "Cookie settings" tries again.
    started = undefined
  }
}

/** Opens the settings, where consent is given, changed and withdrawn. Does nothing when they cannot be loaded. */
export async function openCookieSettings(): Promise<void> {
  if (!options) return
  await startConsent(options)
  const library = await started
  library?.showPreferences()
}
