import { createStore } from '@/platform/store/create-store'

/** The databaseId of the video that a button elsewhere on the page has started; null: none. */
export const begunVideo = createStore<number | null>(null)
