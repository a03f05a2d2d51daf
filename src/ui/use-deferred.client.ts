import { type ComponentType, useEffect, useState } from 'react'
import { untilLoaded } from './until-loaded'

/**
 * A component that shows a skeleton at first anyway, since its data is personal: its code is loaded once the page is
 * interactive, so that the page does not wait for it. Offline it is tried again.
 * @param load imports it; the same function at each render
 * @returns null until the code is there
 */
export function useDeferred<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => untilLoaded(load, (component) => setLoaded(() => component)), [load])
  return Loaded
}
