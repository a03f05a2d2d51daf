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
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(STATIC))
    active?.postMessage({ files: [...new Set(files.map(({ pathname }) => pathname))] })
  } catch {
    // Private windows and some settings block service workers.
  }
}
