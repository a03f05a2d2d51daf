import { createStore } from '@/platform/store/create-store'

/** The text that the site's search was opened with; null while it is closed. */
export const openedSearch = createStore<string | null>(null)

/** Opens the site's search, which is in the header of every page. @param text to search for */
export const openSearch = (text = ''): void => openedSearch.set(text)
