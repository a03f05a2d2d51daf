'use client'

import { useSyncExternalStore } from 'react'

/** Above the mobile breakpoint (docs/product.md#numbers), and not with reduced motion. */
const MEDIA_QUERY = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

function subscribe(onChange: () => void) {
  const query = matchMedia(MEDIA_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The banner's video, on wide screens only and never with reduced motion. */
export function BannerVideo({ src }: { src: string }) {
  const matches = useSyncExternalStore(
    subscribe,
    () => matchMedia(MEDIA_QUERY).matches,
    () => false,
  )
  if (!matches) return null
  return <video className="absolute inset-0 -z-10 size-full object-cover" src={src} autoPlay muted loop playsInline />
}
