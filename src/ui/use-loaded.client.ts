import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is loaded once it is wanted, such as a dialog that few people open.
 * @param load imports it; the same function at each render
 * @param isWanted whether it is to be shown now
 * @param onFailed called when the code cannot be loaded; it is loaded again when it is wanted the next time
 * @returns null until the code is there
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (isWanted && !Loaded) load().then((component) => setLoaded(() => component), onFailed)
  }, [Loaded, isWanted, load, onFailed])
  return Loaded
}
