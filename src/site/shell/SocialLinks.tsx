import type { Footer } from '@/payload-types'
import { ServiceMark } from './ServiceMark'

/** Where else to find us: marks alone, each with a name. SPEC 2.4. */
export function SocialLinks({ items }: { items: Footer['social'] }) {
  const leading = items?.filter(({ url }) => url && url !== '#') ?? []
  if (leading.length === 0) return null
  return (
    <ul className="-mx-3 flex flex-wrap text-text-on-night sm:ms-auto" aria-label="Find us on">
      {leading.map(({ id, label, service, url }) => (
        <li key={id ?? service}>
          <a className="round" href={url ?? ''} aria-label={label || service}>
            <ServiceMark service={service} />
          </a>
        </li>
      ))}
    </ul>
  )
}
