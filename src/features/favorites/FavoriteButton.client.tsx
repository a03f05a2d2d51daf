'use client'

import { useLoginModal } from '@/features/login/LoginModal.client'
import { useViewer } from '@/platform/session/Session.client'
import { waitForUser } from '@/platform/session/wait-for-user'
import { TEXTS } from '@/rules/texts'
import { FavoriteToggle } from '@/ui/FavoriteToggle.client'
import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'
import type { FavoriteItem } from './favorite-item'

const OwnFavoriteButton = lazyWhenIdle(() =>
  import('./OwnFavoriteButton.client').then(({ OwnFavoriteButton: Own }) => Own),
)

/** The favorite toggle of an item. For visitors it opens the login modal. Renders a `button`. */
export function FavoriteButton(props: FavoriteItem) {
  const { audience, state } = useViewer()
  // Visitors never load what reads and writes favorites.
  return audience === 'visitor' && state !== 'authenticated' ? (
    <VisitorsButton {...props} />
  ) : (
    <OwnFavoriteButton {...props} />
  )
}

function VisitorsButton({ title }: FavoriteItem) {
  const modal = useLoginModal()
  // In the first half second it is not known who is signed in.
  const onToggle = async () => void ((await waitForUser()) ?? modal.open())
  return <FavoriteToggle favorited={false} label={TEXTS.addToFavorites(title)} onToggle={onToggle} />
}
