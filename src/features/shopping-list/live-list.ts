import { listStore, startListStore } from './list-store'
import { startSync } from './list-sync'

/** What a page loads of the list once it is there itself, and once: from then on it follows person, tabs and account. */
startListStore()
startSync()

export const liveListStore = listStore
