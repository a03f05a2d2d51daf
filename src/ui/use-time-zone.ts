import { useSyncExternalStore } from 'react'

const noSubscribe = () => () => {}
const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone of whoever reads; UTC in what the server writes, which is the same for all. DESIGN 10. */
export const useTimeZone = (): string => useSyncExternalStore(noSubscribe, localTimeZone, () => 'UTC')
