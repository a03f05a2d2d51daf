/** A dotted line above the cards that shows the path of the sun. Decoration, on wide screens only. */
export function SunPath() {
  return (
    <>
      <svg className="three-cards-sun-path" viewBox="0 0 1200 240" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M-40 240 C 260 -40 880 -70 1260 240"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="1 11"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="three-cards-sun" aria-hidden="true" />
    </>
  )
}
