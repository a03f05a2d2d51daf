import { useSyncExternalStore } from 'react'

const noSubscribe = () => () => {}
const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader's time zone; UTC on the server, since rendered pages are shared by all readers. */
export const useTimeZone = (): string => useSyncExternalStore(noSubscribe, localTimeZone, () => 'UTC')
