import { SUNS, SUNS_BOX } from './suns'

/** The logo mark: three suns. @param className layout only. Renders an `svg`. */
export function SunsMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox={SUNS_BOX} aria-hidden="true">
      <path d={SUNS.earth.d} stroke="currentColor" strokeWidth={SUNS.earth.width} strokeLinecap="round" />
      <path className="fill-heart" d={SUNS.dawn} />
      <circle className="fill-progress" {...SUNS.noon} />
      <path className="fill-dusk" d={SUNS.dusk} />
    </svg>
  )
}
