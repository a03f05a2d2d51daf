import type { ReactNode } from 'react'
import { LoginModalProvider } from '@/features/login-modal/LoginModal.client'
import { PersonalData } from '@/features/session/PersonalData.client'
import { SessionProvider } from '@/features/session/Session.client'
import { VideoModalProvider } from '@/features/watching/VideoModal.client'
import type { Audience } from '@/rules/audience'
import { ToastProvider } from '@/ui/Toaster.client'

/** What hearts and videos need around them, as every page has it. */
export function InPage({ audience = 'visitor', children }: { audience?: Audience; children: ReactNode }) {
  return (
    <SessionProvider audience={audience}>
      <PersonalData>
        <ToastProvider durationMs={5_000} soon={false}>
          <LoginModalProvider labels={{ login: 'Sign in', signUp: 'Sign up' }}>
            <VideoModalProvider>{children}</VideoModalProvider>
          </LoginModalProvider>
        </ToastProvider>
      </PersonalData>
    </SessionProvider>
  )
}
