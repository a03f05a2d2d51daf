import { siteOrigin } from '@/runtime/env'

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href
}
