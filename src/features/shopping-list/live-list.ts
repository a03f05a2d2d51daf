import { keepInStep } from './keep-in-step'
import { listStore, startList } from './list-store'

/** What a page loads of the list once it is there itself, and once: from then on it follows person, tabs and account. */
startList()
keepInStep()

export const liveStore = listStore
