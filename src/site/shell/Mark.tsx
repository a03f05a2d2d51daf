/** The three suns of the house: coral at dawn, yellow at noon, lilac at dusk. DESIGN 9. */
export function Mark() {
  return (
    <svg className="h-6 w-11 flex-none max-xs:hidden" viewBox="0 0 58 32" aria-hidden="true">
      <path d="M2 27H56" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path className="fill-heart" d="M4 26.200a7 7 0 0 1 14 0Z" />
      <circle className="fill-progress" cx="29" cy="10" r="7.600" />
      <path className="fill-dusk" d="M47.500 11.500a7.600 7.600 0 1 0 7 11.300 6.300 6.300 0 0 1-7-11.300Z" />
    </svg>
  )
}
