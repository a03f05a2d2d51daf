import { SUNS, SUNS_BOX } from '@/ui/suns'

/** The logo mark: three suns. */
export function Logo() {
  return (
    <svg className="h-6 w-auto flex-none max-3xs:hidden" viewBox={SUNS_BOX} aria-hidden="true">
      <path d={SUNS.earth.d} stroke="currentColor" strokeWidth={SUNS.earth.width} strokeLinecap="round" />
      <path className="fill-heart" d={SUNS.dawn} />
      <circle className="fill-progress" {...SUNS.noon} />
      <path className="fill-dusk" d={SUNS.dusk} />
    </svg>
  )
}
