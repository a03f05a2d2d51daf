import { button } from '@/ui/button-variants'
import { newTab } from '@/ui/new-tab'

/** What is drawn on the phone of each store's button. The stores' own logos have rules that our design would break. */
const STORES = {
  'App Store': 'M8.5 13.5a3.5 3.5 0 0 1 7 0zM12 8.5v-1M7.8 10.3l-.7-.7M16.2 10.3l.7-.7',
  'Google Play': 'M10 8.6v5.3l4.6-2.65z',
} as const

type Props = { store: keyof typeof STORES; href: string }

/** A button that leads to the app in a store, named as the store. Renders an `a`. */
export function StoreLink({ href, store }: Props) {
  return (
    <a className={button({ variant: 'ink' })} href={href} {...newTab('_blank')}>
      <svg
        className="size-6 flex-none"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect x="5" y="2" width="14" height="20" rx="3" />
        <path d={STORES[store]} />
        <path d="M10.5 18.5h3" />
      </svg>
      {store}
    </a>
  )
}
