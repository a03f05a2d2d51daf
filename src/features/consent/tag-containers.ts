declare global {
  interface Window {
    /** The queue that the containers read. */
    dataLayer?: unknown[]
  }
}

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js'

/**
 * Loads the tag containers of the settings, each once. Must only be called after consent: before it, no request may go
 * to their vendor.
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
