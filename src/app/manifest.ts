import type { MetadataRoute } from 'next'
import { THEME_COLOR } from '@/site/theme'

/** The web app manifest, for phones that add the site to the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'eat, burn, sleep',
    short_name: 'eat burn sleep',
    description: 'Food, movement and rest, one day at a time.',
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
