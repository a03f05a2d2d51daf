import type { ReactNode } from 'react'
import { WELCOME_KEY } from '@/rules/forum/welcome'
import { seasonOfMonth } from '@/rules/season'
import { SCHEME_SCRIPT } from '@/site/scheme/color-scheme'
import { viewport as bars } from '@/site/theme'
import { FONT_CLASSES } from '@/ui/fonts/fonts'
import './globals.css'

export const viewport = bars

/**
 * Sets season and weekday before the first paint, since pages are cached for longer and the user's time zone counts, and
 * whether the community's welcome was closed.
 */
const TODAY = `{let today=new Date(),{dataset}=document.documentElement;dataset.season=(${seasonOfMonth})(today.getMonth());dataset.weekday=(today.getDay()+6)%7;try{if(localStorage.getItem('${WELCOME_KEY}'))dataset.welcomed=''}catch{dataset.welcomed=''}}`

/**
 * Lays out the whole page at once where the browser goes to a place on it: with a hash, and when a page is opened again.
 */
const LAID_OUT = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.laidOut=''`

/** The HTML document of every page of the site. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-season={seasonOfMonth(new Date().getMonth())}
      data-scroll-behavior="smooth"
      // The script may change the season, and adds the user's weekday (0 is Monday) and the chosen color scheme.
      suppressHydrationWarning
      className={FONT_CLASSES}
    >
      <head>
        <script>{`${SCHEME_SCRIPT};${TODAY};${LAID_OUT}`}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
