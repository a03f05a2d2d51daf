import { type ComponentType, createElement, lazy, Suspense, useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle'

/** What someone does when they want to use the page. */
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const

let firstView: Promise<void> | undefined

/** Resolves once the page has loaded and is idle, or at the first input if that comes earlier. */
function firstViewDone(): Promise<void> {
  firstView ??= new Promise((resolve) => {
    const abort = new AbortController()
    const { signal } = abort
    const done = () => {
      abort.abort()
      resolve()
    }
    for (const type of INPUTS) window.addEventListener(type, done, { signal, capture: true, passive: true })
    if (document.readyState === 'complete') whenIdle(done)
    else window.addEventListener('load', () => whenIdle(done), { signal })
  })
  return firstView
}

const IN_BROWSER = typeof window !== 'undefined'

/**
 * A component that the server renders, and whose code the browser loads and hydrates only after the first view
 * (docs/decisions/45-parts-hydrate-after-the-first-view.md). Each has a boundary of its own, so that it hydrates by
 * itself. Until then it is what the server rendered, as for a browser without scripts; where its code cannot be loaded
 * it stays that.
 * @param load imports the component; its file is in no other bundle
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => {
    if (!IN_BROWSER) return { default: await load() }
    await firstViewDone()
    return { default: await load().catch(() => new Promise<never>(() => {})) }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, like React's own `lazy`
  return function LazyWhenIdle(props: Props) {
    return <Suspense>{createElement(Loaded, props)}</Suspense>
  }
}

const noChanges = () => () => {}

/** The same, for what the server cannot render: there it is nothing. */
export function lazyInBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy = lazyWhenIdle(load)
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  return function LazyInBrowser(props: Props) {
    const hydrated = useSyncExternalStore(
      noChanges,
      () => true,
      () => false,
    )
    return hydrated && createElement(Lazy, props)
  }
}
