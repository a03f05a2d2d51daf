import { WORKER_SCOPE } from './list-storage'

const WORKER = '/shopping-list-worker.js'
const STATIC = '/_next/static/'

/** Resolves once a service worker of the list's page is active. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: WORKER_SCOPE })
  const { active, installing, waiting } = registration
  const next = active ?? waiting ?? installing
  if (!next || next.state === 'activated') return next
  return new Promise((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve(next)
      if (next.state === 'redundant') resolve(null)
    })
  })
}

/**
 * Caches the list's page in the browser, so that it opens offline: its HTML, which contains nothing personal, and the
 * assets it has loaded. Fails silently: then the list needs a connection like any other page.
 */
export async function cachePage(): Promise<void> {
  // In development, assets change under the same names.
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it by its value
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  try {
    // The list and toasts load lazily, and the offline page needs them too.
    await Promise.all([import('./ShoppingList.client'), import('@/ui/ToastArea.client')])
    const active = await activeWorker()
    active?.postMessage({ files: staticFiles() })
  } catch {
    // Private windows and some settings block service workers.
  }
}

/**
 * The scripts, style sheets and fonts that this page has loaded. Scripts and style sheets are read from the document: the
 * browser's list of loaded files ends at 250 of them, and can lack one that came from its memory.
 * @returns paths
 */
function staticFiles(): string[] {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="stylesheet"]')
  const urls = [
    ...Array.from(elements, (element) => ('src' in element ? element.src : element.href)),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].map((url) => new URL(url))
  const own = urls.filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(STATIC))
  return [...new Set(own.map(({ pathname }) => pathname))]
}
