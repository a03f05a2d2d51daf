import type { Footer } from '@/payload-types'
import { ServiceIcon } from './ServiceIcon'

/** Links to social services: icons with accessible names. */
export function SocialLinks({ items }: { items: Footer['social'] }) {
  const withUrl = items?.filter(({ url }) => url && url !== '#') ?? []
  if (withUrl.length === 0) return null
  return (
    <ul className="-mx-3 flex flex-wrap text-text-on-night sm:ms-auto" aria-label="Find us on">
      {withUrl.map(({ id, label, service, url }) => (
        <li key={id ?? service}>
          <a className="round" href={url ?? ''} aria-label={label || service}>
            <ServiceIcon service={service} />
          </a>
        </li>
      ))}
    </ul>
  )
}
