import { useSyncExternalStore } from 'react'

const noSubscribe = () => () => {}
const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether {@link useTimeZone} is the reader's own. */
export const useIsOwnTimeZone = (): boolean =>
  useSyncExternalStore(
    noSubscribe,
    () => true,
    () => false,
  )

/** The reader's time zone; UTC on the server, since rendered pages are shared by all readers. */
export const useTimeZone = (): string => useSyncExternalStore(noSubscribe, localTimeZone, () => 'UTC')
