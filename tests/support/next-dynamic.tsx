import type { ComponentType } from 'react'

/** Shared with the setup file, which has another instance of this module. */
const shared: typeof globalThis & { lazyParts?: Promise<void>[] } = globalThis
shared.lazyParts ??= []

/** Waits for all that the imported modules load lazily, and for what that loads in turn. */
export async function loadLazyParts(): Promise<void> {
  for (let part = shared.lazyParts?.pop(); part; part = shared.lazyParts?.pop()) await part
}

/** In place of next/dynamic in unit tests: they render at once, as the server does, which waits for lazy parts. */
// biome-ignore lint/style/noDefaultExport: the original has one
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { ssr = true }: { ssr?: boolean } = {},
): ComponentType<Props> {
  if (!ssr) return () => null
  let Loaded: ComponentType<Props> | undefined
  const loading = load().then(
    (component) => {
      Loaded = component
    },
    // Only what is rendered has to load.
    () => {},
  )
  shared.lazyParts?.push(loading)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, like the original
  return function Lazy(props: Props) {
    if (!Loaded) throw new Error('A lazy part is rendered before it is loaded: await loadLazyParts() first.')
    return <Loaded {...props} />
  }
}
