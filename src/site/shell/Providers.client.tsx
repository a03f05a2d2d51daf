'use client'

import type { ReactNode } from 'react'
import { type ContentModalItem, ContentModalProvider } from '@/features/content-modal/ContentModal.client'
import { FavoriteSync } from '@/features/favorites/FavoriteSync.client'
import { LoginModalProvider } from '@/features/login/LoginModal.client'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { PersonalData } from '@/platform/session/PersonalData.client'
import { SessionProvider } from '@/platform/session/Session.client'
import { SessionEvents } from '@/platform/session/SessionEvents.client'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { ToastProvider } from '@/ui/Toaster.client'
import { AddReturnUrl } from './AddReturnUrl.client'
import { MembersOnlyLinks } from './MembersOnlyLinks.client'
import { redirectAfterLogout } from './redirect-after-logout'

type Props = {
  audience: Audience
  /** The audience was chosen in a preview and may differ from the user's own. */
  chosen?: boolean
  labels: { login: string; signUp: string }
  contentModals: ContentModalItem[]
  children: ReactNode
}

/** Client state shared by all parts of a page: session, personal data, toasts and the three modals. */
export function Providers({ audience, chosen, labels, contentModals, children }: Props) {
  return (
    <SessionProvider audience={audience} chosen={chosen} leave={redirectAfterLogout}>
      <SessionEvents />
      <PersonalData>
        <ToastProvider durationMs={LIMITS.toastMs} preload={audience !== 'visitor'}>
          <LoginModalProvider labels={labels}>
            <ContentModalProvider items={contentModals}>
              <VideoModalProvider>
                {children}
                <FavoriteSync />
                <MembersOnlyLinks />
                <AddReturnUrl />
              </VideoModalProvider>
            </ContentModalProvider>
          </LoginModalProvider>
        </ToastProvider>
      </PersonalData>
    </SessionProvider>
  )
}
