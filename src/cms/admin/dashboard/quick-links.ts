import type { SanitizedPermissions } from 'payload'
import { CONTENT_TYPES, type PostType } from '@/model/content-types'

export type QuickLink = { label: string; path: string }

/** The types that are written most, in this order. */
const COMMON_COLLECTIONS = ['recipes', 'posts', 'pages', 'events'] as const satisfies PostType[]

/**
 * The shortcuts that the user's role allows.
 * @returns paths below the admin's route, such as `/collections/recipes/create`
 */
export function quickLinks({ collections, globals }: SanitizedPermissions): QuickLink[] {
  const written = COMMON_COLLECTIONS.filter((type) => collections?.[type]?.create).map((type) => ({
    label: `New ${CONTENT_TYPES[type].one.toLowerCase()}`,
    path: `/collections/${type}/create`,
  }))
  return [
    ...written,
    ...(collections?.media?.read ? [{ label: 'Pictures', path: '/collections/media' }] : []),
    ...(globals?.settings?.update ? [{ label: 'Settings', path: '/globals/settings' }] : []),
    ...(collections?.subscriptions?.read
      ? [
          { label: 'Members', path: '/members' },
          { label: 'Numbers of memberships', path: '/membership-numbers' },
        ]
      : []),
  ]
}
