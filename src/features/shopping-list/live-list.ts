import { listStore, startListStore } from './list-store'
import { startSync } from './list-sync'

/** Loaded lazily after the page, and once: it starts following the session, the other tabs and the account. */
startListStore()
startSync()

export const liveListStore = listStore
