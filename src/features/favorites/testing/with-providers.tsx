import type { ReactNode } from 'react'
import { LoginModalProvider } from '@/features/login/LoginModal.client'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { SessionProvider } from '@/platform/session/Session.client'
import { PersonalData } from '@/platform/session/testing/PersonalData'
import type { Audience } from '@/rules/audience'
import { ToastProvider } from '@/ui/Toaster.client'

/** The providers that favorites and videos need, as on every page. */
export function WithProviders({ audience = 'visitor', children }: { audience?: Audience; children: ReactNode }) {
  return (
    <SessionProvider audience={audience}>
      <PersonalData>
        <ToastProvider durationMs={5_000} preload={false}>
          <LoginModalProvider labels={{ login: 'Sign in', signUp: 'Sign up' }}>
            <VideoModalProvider>{children}</VideoModalProvider>
          </LoginModalProvider>
        </ToastProvider>
      </PersonalData>
    </SessionProvider>
  )
}
