import nextDynamic, { type DynamicOptions } from 'next/dist/shared/lib/app-dynamic'
import type { ComponentType } from 'react'
import { untilLoaded } from './until-loaded'

/**
 * In place of next/dynamic in the site's bundles (next.config.mjs): code that does not arrive, as without a connection,
 * is tried again. Next would replace the whole page with an error. So what the server rendered stays, and what a press
 * opens appears when the connection is back.
 * @param load imports the component
 */
// biome-ignore lint/style/noDefaultExport: the original has one
export default function dynamic<Props>(load: () => Promise<ComponentType<Props>>, options?: DynamicOptions<Props>) {
  const loader =
    typeof window === 'undefined' ? load : () => new Promise<ComponentType<Props>>((done) => untilLoaded(load, done))
  return nextDynamic(loader, options)
}
