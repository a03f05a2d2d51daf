import { createElement, type SVGProps } from 'react'

type IconData = { name: string; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * The build has it in place of lucide-react's function of this name (next.config.mjs), which makes each icon a client
 * component with options that we do not use. The markup is the same; the icons of server components need no hydration.
 */
// biome-ignore lint/style/noDefaultExport: the icons import it so
export default function createLucideIcon({ name, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, by its module
  return function Icon({ className, size = 24, ...attributes }: Props) {
    // Spread, so that they need no keys: the payload would have each.
    const shapes = node.map(([tag, { key, ...shape }]) => createElement(tag, shape))
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
        'aria-hidden': true,
        ...attributes,
      },
      ...shapes,
    )
  }
}
