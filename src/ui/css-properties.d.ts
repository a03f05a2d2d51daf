import 'react'

declare module 'react' {
  /** The custom properties that components pass to style sheets. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
