// Keeps the page of the shopping list for members who keep their list, so that it opens in a shop without a line.
// It answers for that page and its files, and for nothing else of the site; what it keeps holds nothing personal.
// docs/decisions/22-the-shopping-list-opens-offline.md

const CACHE = 'ebs-shopping-list'
const PAGE = '/shopping-list/'
const STATIC = '/_next/static/'
/** A line that is as good as none, in milliseconds. */
const PATIENCE_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate' && /^\/shopping-list\/?$/.test(pathname)) event.respondWith(page(event.request))
  else if (pathname.startsWith(STATIC)) event.respondWith(file(event.request))
})

/** Keeps the page as it is now with all its files, and lets go of files of an older one. */
async function keep(files) {
  const answer = await fetch(PAGE, { cache: 'no-store', redirect: 'error' })
  if (!answer.ok) return
  const named = (await answer.clone().text()).match(/\/_next\/static\/[\w./~%@-]+/g) ?? []
  const wanted = new Set([...named, ...files.filter((path) => path.startsWith(STATIC))])
  const cache = await caches.open(CACHE)
  // A file stands for one content: what is there stays. One that fails leaves the older page whole.
  await Promise.all([...wanted].map(async (path) => (await cache.match(path)) ?? cache.add(path)))
  await cache.put(PAGE, answer)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== PAGE && !wanted.has(pathname)) await cache.delete(request)
  }
}

/** The page from the site; the one that is kept where the site does not answer, or not soon. */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: CACHE })
  if (!kept) return fetch(request)
  const patience = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  const answer = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  )
  return Promise.race([answer, patience])
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request)
}
