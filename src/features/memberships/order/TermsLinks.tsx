import { TERMS_LINKS } from '../membership-texts'

/** The texts that someone agrees to; they open beside the form, which stays. */
export function TermsLinks() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {TERMS_LINKS.map(({ href, label }) => (
        <li key={href}>
          <a className="inline-link" href={href} target="_blank" rel="noopener">
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
