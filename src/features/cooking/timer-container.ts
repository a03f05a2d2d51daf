import { createStore } from '@/platform/store/create-store'

/**
 * Where the timer dock is rendered: inside an open modal dialog, since content behind it is inert; null: in the body.
 * `set` is used as a ref, which React calls with null when the dialog closes.
 */
export const timerContainer = createStore<HTMLElement | null>(null)
