const HOURS = { morning: 'food', noon: 'movement', dusk: 'rest' } as const
const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const

/** The three section themes. */
export function Hours() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {Object.entries(HOURS).map(([hour, use]) => (
        <li className="light-section rounded-l p-5" data-light={hour} key={hour}>
          <div className="window-light" aria-hidden="true" />
          <p className="font-semibold text-light-ink text-sm">{use}</p>
          <p className="type-h3 font-display">{hour}</p>
          <p className="numeral mt-5" aria-hidden="true">
            28
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The four seasons with their accent colors. */
export function Seasons() {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {SEASONS.map((season) => (
        <li className="paper-card" data-season={season} key={season}>
          <p className="font-display text-h3 text-season">{season}</p>
        </li>
      ))}
    </ul>
  )
}
