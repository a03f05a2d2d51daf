/** What a person chose: a scheme, or the device's. */
export type SchemeChoice = 'system' | 'light' | 'dark'

/** In the browser's local storage; absent for "system". */
export const SCHEME_KEY = 'ebs-color-scheme'

/** --color-ground of tokens.css and tokens-dark.css, for places without a style sheet. */
export const GROUND_COLORS = { light: '#fbf7f1', dark: '#1f172b' } as const

const THEME_COLOR_ID = 'chosen-theme-color'

/**
 * Sets the scheme of the page (`data-scheme`) and the color of the browser's toolbar. Without a choice both follow the
 * device, in tokens-dark.css and in the page's own meta elements. It uses nothing outside itself, since its source text
 * is inlined into pages.
 * @param stored "light" or "dark"; anything else is no choice
 */
export function applyScheme(stored: string | null, colors: typeof GROUND_COLORS, themeColorId: string): void {
  const root = document.documentElement
  const scheme = stored === 'light' || stored === 'dark' ? stored : null
  document.getElementById(themeColorId)?.remove()
  if (!scheme) {
    delete root.dataset.scheme
    return
  }
  root.dataset.scheme = scheme
  // Browsers take the first. In capitals, since React would take an equal one for its own.
  const meta = document.createElement('meta')
  meta.id = themeColorId
  meta.name = 'theme-color'
  meta.content = colors[scheme].toUpperCase()
  document.head.prepend(meta)
}

/** The script that applies the stored choice before the first paint. Without storage the page follows the device. */
export const SCHEME_SCRIPT = `try{(${applyScheme})(localStorage.getItem('${SCHEME_KEY}'),${JSON.stringify(GROUND_COLORS)},'${THEME_COLOR_ID}')}catch{}`

/** The choice that the page shows, as a store for `useStore`. The server renders "system". */
export const schemeChoice = {
  initial: (): SchemeChoice => 'system',
  current: (): SchemeChoice => {
    const { scheme } = document.documentElement.dataset
    return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
  },
  /** Applies and keeps a choice; where the storage is blocked it lasts as long as the page. */
  set(choice: SchemeChoice) {
    applyScheme(choice, GROUND_COLORS, THEME_COLOR_ID)
    try {
      if (choice === 'system') localStorage.removeItem(SCHEME_KEY)
      else localStorage.setItem(SCHEME_KEY, choice)
    } catch {}
  },
  /** Also follows a choice that was made in another tab. @returns unsubscribes */
  onChange(listener: () => void) {
    const observer = new MutationObserver(listener)
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === SCHEME_KEY) applyScheme(newValue, GROUND_COLORS, THEME_COLOR_ID)
    }
    window.addEventListener('storage', follow)
    return () => {
      observer.disconnect()
      window.removeEventListener('storage', follow)
    }
  },
}
