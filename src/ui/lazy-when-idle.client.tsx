import {
  Activity,
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { recordClicks, replayClicks } from './replay-clicks'
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
if (IN_BROWSER) recordClicks()
const noChanges = () => () => {}

/** Whether the server rendered this component; the same at every render of it. True on the server. */
function useFromServer(): boolean {
  const [box] = useState({ fromServer: false })
  return useSyncExternalStore(
    noChanges,
    () => box.fromServer,
    // React asks for the server's value only on the server and while it hydrates.
    () => {
      box.fromServer = true
      return true
    },
  )
}

/**
 * A component that the server renders, and whose code the browser loads and hydrates only after the first view
 * (docs/decisions/45-parts-hydrate-after-the-first-view.md). Until then it is what the server rendered, as for a browser
 * without scripts, and a button that is pressed is pressed again afterwards; where its code cannot be loaded it stays
 * that.
 * @param load imports the component, whose file no other bundle may import
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyAtOnce(async () => {
    if (!IN_BROWSER) return load()
    await firstViewDone()
    return load().catch(() => new Promise<never>(() => {}))
  })
}

/** The same for a part of the first view: its code is loaded at once, beside the page's, and it hydrates by itself. */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, like React's own `lazy`
  return function Lazy(props: Props) {
    // What the server rendered hydrates by itself, also inside an Activity. There it must not be a Suspense: the server
    // sends what is inside a large one at the end of the page, where only a script finds it.
    const Boundary = useFromServer() ? Activity : Suspense
    return (
      <Boundary>
        {createElement(Loaded, props)}
        <Hydrated />
      </Boundary>
    )
  }
}

/** Its effect runs once the part around it is hydrated. Renders nothing. */
function Hydrated() {
  useEffect(replayClicks, [])
  return null
}

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
