import { useSyncExternalStore } from 'react'

const noSubscribe = () => () => {}
const browserOrigin = () => window.location.origin

/** The origin of the site's address, as the browser has it; empty on the server, where pages are rendered for all. */
export const useOrigin = (): string => useSyncExternalStore(noSubscribe, browserOrigin, () => '')
