/** The logo mark: three suns in coral, yellow and lilac, as in the site's header. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 58 32" aria-hidden="true" focusable="false">
      <path d="M2 27H56" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M4 26.200a7 7 0 0 1 14 0Z" fill="var(--color-heart)" />
      <circle cx="29" cy="10" r="7.600" fill="var(--color-progress)" />
      <path d="M47.500 11.500a7.600 7.600 0 1 0 7 11.300 6.300 6.300 0 0 1-7-11.300Z" fill="var(--color-dusk)" />
    </svg>
  )
}
