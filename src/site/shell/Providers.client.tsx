'use client'

import type { ReactNode } from 'react'
import { ContentModalProvider, type ContentWindow } from '@/features/content-modal/ContentModal.client'
import { HeartNews } from '@/features/favourites/HeartNews.client'
import { LoginModalProvider } from '@/features/login-modal/LoginModal.client'
import { PersonalData } from '@/features/session/PersonalData.client'
import { SessionProvider } from '@/features/session/Session.client'
import { VideoModalProvider } from '@/features/watching/VideoModal.client'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { ToastProvider } from '@/ui/Toaster.client'
import { leaveAfterLogout } from './leave-after-logout'
import { ReservedLinks } from './ReservedLinks.client'
import { WayBack } from './WayBack.client'

type Props = {
  audience: Audience
  /** The audience was chosen, as in a preview: it need not be the person's. */
  chosen?: boolean
  labels: { login: string; signUp: string }
  windows: ContentWindow[]
  children: ReactNode
}

/** What every page's browser parts share: session, personal data, toasts and the three modals. */
export function Providers({ audience, chosen, labels, windows, children }: Props) {
  return (
    <SessionProvider audience={audience} chosen={chosen} leave={leaveAfterLogout}>
      <PersonalData>
        <ToastProvider durationMs={LIMITS.toastMs} soon={audience !== 'visitor'}>
          <LoginModalProvider labels={labels}>
            <ContentModalProvider windows={windows}>
              <VideoModalProvider>
                {children}
                <HeartNews />
                <ReservedLinks />
                <WayBack />
              </VideoModalProvider>
            </ContentModalProvider>
          </LoginModalProvider>
        </ToastProvider>
      </PersonalData>
    </SessionProvider>
  )
}
