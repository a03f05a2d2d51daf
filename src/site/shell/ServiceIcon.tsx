import { Smartphone } from 'lucide-react'
import type { Footer } from '@/payload-types'

export type Service = NonNullable<Footer['social']>[number]['service']

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Own drawings, because the icon set has no brand icons. */
const ICONS = {
  Instagram: (
    <g {...STROKE}>
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.800v.01" strokeWidth="2.400" />
    </g>
  ),
  Facebook: (
    <path
      fill="currentColor"
      d="M10.400 21.500v-8H7.600v-3.300h2.800V7.900c0-2.900 1.700-4.500 4.300-4.500.9 0 1.600.100 2.400.200v2.800h-1.500c-1.300 0-1.800.7-1.800 1.700v2.100h3.200l-.5 3.300h-2.700v8z"
    />
  ),
  YouTube: (
    <g {...STROKE}>
      <rect x="2" y="5" width="20" height="14" rx="4.5" />
      <path d="m10 9 5 3-5 3Z" />
    </g>
  ),
  'Apple Podcasts': (
    <g {...STROKE}>
      <path d="M6.500 19a9.500 9.500 0 1 1 11 0M8.400 14.600a5 5 0 1 1 7.200 0" />
      <circle cx="12" cy="11" r="1.300" />
      <path d="M11 15.500h2l-.4 5h-1.200Z" />
    </g>
  ),
  Spotify: (
    <g {...STROKE}>
      <circle cx="12" cy="12" r="9.500" />
      <path d="M7 9.400c3.500-1 7-.7 10 1M7.500 12.600c2.900-.8 5.700-.5 8.200.9M8 15.600c2.200-.6 4.300-.3 6.200.7" />
    </g>
  ),
}

/** The icon of a service in the footer. Decorative: its link has the name. */
export function ServiceIcon({ service }: { service: Service }) {
  if (service === 'App Store' || service === 'Google Play') return <Smartphone className="size-5" aria-hidden="true" />
  return (
    <svg className="size-5" viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[service]}
    </svg>
  )
}
