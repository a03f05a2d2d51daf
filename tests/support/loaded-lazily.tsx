import type { ComponentType } from 'react'

/** Shared with the setup file, which has another instance of this module. */
const shared: typeof globalThis & { lazyParts?: Promise<void>[] } = globalThis
shared.lazyParts ??= []

/** Waits for all that the imported modules load lazily, and for what that loads in turn. */
export async function loadLazyParts(): Promise<void> {
  for (let part = shared.lazyParts?.pop(); part; part = shared.lazyParts?.pop()) await part
}

/** In place of the functions of src/ui/lazy-when-idle.client.tsx in unit tests, which render at once. */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loading = load().then(
    (component) => {
      Loaded = component
    },
    // Only what is rendered has to load.
    () => {},
  )
  shared.lazyParts?.push(loading)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component
  return function Lazy(props: Props) {
    if (!Loaded) throw new Error('A lazy part is rendered before it is loaded: await loadLazyParts() first.')
    return <Loaded {...props} />
  }
}

/** The same: nothing waits here. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazyAtOnce(load)

/** The server renders nothing in its place. */
export const lazyInBrowser = () => () => null
