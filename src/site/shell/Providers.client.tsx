'use client'

import type { ReactNode } from 'react'
import { type ContentModalItem, ContentModalProvider } from '@/features/content-modal/ContentModal.client'
import { FavoriteSync } from '@/features/favorites/FavoriteSync.client'
import { LoginModalProvider } from '@/features/login/LoginModal.client'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { SessionProvider } from '@/platform/session/Session.client'
import { SessionEvents } from '@/platform/session/SessionEvents.client'
import type { Audience } from '@/rules/audience'
import { ToastProvider } from '@/ui/Toaster.client'
import { AddReturnUrl } from './AddReturnUrl.client'
import { FollowPageLinks } from './FollowPageLinks.client'
import { MembersOnlyLinks } from './MembersOnlyLinks.client'
import { redirectAfterLogout } from './redirect-after-logout'

type Props = {
  audience: Audience
  /** The audience was chosen in a preview and may differ from the user's own. */
  chosen?: boolean
  /** How long a toast is shown. */
  toastMs: number
  labels: { login: string; signUp: string }
  contentModals: ContentModalItem[]
  children: ReactNode
}

/** Client state shared by all parts of a page: session, toasts and the three modals. */
export function Providers({ audience, chosen, toastMs, labels, contentModals, children }: Props) {
  return (
    <SessionProvider audience={audience} chosen={chosen} leave={redirectAfterLogout}>
      <SessionEvents />
      <ToastProvider durationMs={toastMs} preload={audience !== 'visitor'}>
        <LoginModalProvider labels={labels}>
          <ContentModalProvider items={contentModals}>
            <VideoModalProvider>
              {children}
              <FavoriteSync />
              <MembersOnlyLinks />
              <AddReturnUrl />
              <FollowPageLinks />
            </VideoModalProvider>
          </ContentModalProvider>
        </LoginModalProvider>
      </ToastProvider>
    </SessionProvider>
  )
}
