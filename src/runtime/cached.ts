import { timeTag } from '@/rules/cache-tags'
import { bridge } from './bridge'

/** Adds cache tags to the render in progress. Does nothing outside a render. */
export function recordTags(...tags: string[]): void {
  const context = bridge().server?.render.getStore()
  for (const tag of tags) context?.tags.add(tag)
}

/** Expires the render in progress at a time at which its content changes. Does nothing outside a render. */
export function expireRenderAt(at: Date): void {
  recordTags(timeTag(at))
  bridge().server?.expireAt(at)
}

/**
 * Runs a read without adding its cache tags to the render in progress. The caller records those that matter to it: a
 * read of everything, of which most pages use nothing, would otherwise expire all pages with every change.
 */
export function withoutTags<T>(read: () => Promise<T>): Promise<T> {
  const render = bridge().server?.render
  const context = render?.getStore()
  return render && context ? render.run({ ...context, tags: new Set() }, read) : read()
}

/**
 * Caches the result of a read until one of the tags that it records expires. Outside of the server process, as in
 * scripts, nothing is cached.
 * @param key must name everything that the value depends on, the audience included
 * @returns a frozen value that is shared by all callers
 */
export function cached<T>(key: string, read: () => Promise<T>): Promise<T> {
  return bridge().server?.data.read(key, read) ?? read()
}
