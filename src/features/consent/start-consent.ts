import { markConsentAsked } from '@/platform/store/review-moment'
import { consentConfig } from './consent-config'
import { consentStatus } from './consent-status'
import { type ConsentLibrary, loadLibrary } from './load-library'
import { loadTagContainers } from './tag-containers'

export type ConsentOptions = {
  /** The URL of the folder with the banner's script and style. */
  base: string
  /** Ids of the tag containers; none if analytics is not set up. */
  containers: readonly string[]
}

let options: ConsentOptions | undefined
let started: Promise<ConsentLibrary> | undefined

async function start({ base, containers }: ConsentOptions): Promise<ConsentLibrary> {
  const library = await loadLibrary(base)
  const onDecision = () => {
    if (consentStatus() === 'allow') loadTagContainers(containers)
  }
  await library.run(consentConfig({ onDecision, onBanner: prepareBanner }))
  return library
}

/** The banner is about to be shown. */
function prepareBanner(banner: HTMLElement): void {
  markConsentAsked()
  makeBannerNonModal(banner)
}

/**
 * Makes the banner non-modal: it does not take the focus from a visitor who is reading or typing, and Tab moves
 * through and out of it.
 */
function makeBannerNonModal(banner: HTMLElement): void {
  // The library focuses this element when the banner shows, and traps Tab inside.
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

/** Shows the banner to visitors without a decision, and loads what was accepted. Once per page load. */
export async function startConsent(newOptions: ConsentOptions): Promise<void> {
  options = newOptions
  started ??= start(newOptions)
  try {
    await started
  } catch {
    // Without the banner there is no consent, so nothing is loaded. "Cookie settings" tries again.
    started = undefined
  }
}

/** Opens the settings, where consent is given, changed and withdrawn. Does nothing if they cannot be loaded. */
export async function openCookieSettings(): Promise<void> {
  if (!options) return
  await startConsent(options)
  const library = await started
  library?.showPreferences()
}
