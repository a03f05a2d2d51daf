declare global {
  interface Window {
    /** What the containers read. */
    dataLayer?: unknown[]
  }
}

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js'

/**
 * Loads the tag containers of the settings, each once. Called only after consent: before,
 * nothing may reach their vendor. SPEC 4, 7.
 * @param ids such as GTM-ABC1234
 */
export function loadTagContainers(ids: readonly string[]): void {
  for (const id of ids) {
    const src = `${TAG_MANAGER_URL}?id=${encodeURIComponent(id)}`
    if ([...document.scripts].some((script) => script.src === src)) continue
    window.dataLayer ??= []
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = document.createElement('script')
    script.async = true
    script.src = src
    document.head.append(script)
  }
}
