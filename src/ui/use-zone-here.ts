import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone of whoever reads; UTC in what the server writes, which is the same for all. DESIGN 10. */
export const useZoneHere = (): string => useSyncExternalStore(never, zoneHere, () => 'UTC')
