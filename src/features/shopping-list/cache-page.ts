import { WORKER_SCOPE } from './list-storage'

const WORKER = '/shopping-list-worker.js'
const STATIC = '/_next/static/'

/** Resolves once a worker of the list's page is at work. */
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
 * Has the browser keep the list's own page, so that it opens without a line: its HTML, which holds nothing
 * personal, and the files it has asked for. Quiet: without it the list is as good as any other page.
 */
export async function cachePage(): Promise<void> {
  // Files of a site that is being developed change under their names.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  try {
    // What is said in a toast comes late, and is wanted there too.
    await import('@/ui/ToastArea.client')
    const active = await activeWorker()
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(STATIC))
    active?.postMessage({ keep: [...new Set(files.map(({ pathname }) => pathname))] })
  } catch {
    // Private windows and some settings allow no workers.
  }
}
