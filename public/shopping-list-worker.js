// Caches the page of the shopping list for members who sync their list, so that it opens in a shop without a connection.
// It answers for that page and its files, and for nothing else of the site; what it caches has nothing personal in it.
// docs/decisions/22-the-shopping-list-opens-offline.md

const CACHE = 'ebs-shopping-list'
const PAGE = '/shopping-list/'
const STATIC = '/_next/static/'
/** How long the network may take before the cached page is shown. Milliseconds. */
const NETWORK_TIMEOUT_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(cacheFiles(event.data.files))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate' && /^\/shopping-list\/?$/.test(pathname)) event.respondWith(page(event.request))
  else if (pathname.startsWith(STATIC)) event.respondWith(file(event.request))
})

/** Caches the page as it is now with all its files, and deletes the files of an older one. */
async function cacheFiles(files) {
  const response = await fetch(PAGE, { cache: 'no-store', redirect: 'error' })
  if (!response.ok) return
  const named = (await response.clone().text()).match(/\/_next\/static\/[\w./~%@-]+/g) ?? []
  const wanted = new Set([...named, ...files.filter((path) => path.startsWith(STATIC))])
  const cache = await caches.open(CACHE)
  // The name of a file changes with its content, so a cached one stays. One that fails leaves the older page complete.
  await Promise.all([...wanted].map(async (path) => (await cache.match(path)) ?? cache.add(path)))
  await cache.put(PAGE, response)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== PAGE && !wanted.has(pathname)) await cache.delete(request)
  }
}

/** The page from the network; the cached one where there is no response, or not in time. */
async function page(request) {
  const cached = await caches.match(PAGE, { cacheName: CACHE })
  if (!cached) return fetch(request)
  const timeout = new Promise((resolve) => setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS))
  const response = fetch(request).then(
    (response) => (response.status >= 500 ? cached : response),
    () => cached,
  )
  return Promise.race([response, timeout])
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request)
}
