import 'react'

declare module 'react' {
  /** Our own properties: a number that a style sheet reads. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
