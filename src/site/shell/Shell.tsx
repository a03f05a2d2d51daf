import type { ReactNode } from 'react'
import { readAs } from '@/cms/client'
import { SessionProvider } from '@/features/session/Session.client'
import type { Audience } from '@/rules/audience'
import { Footer } from './Footer'
import { Header } from './Header'

/** What stands around every page: skip link, header, main, footer. SPEC 2.4. */
export async function Shell({ audience, children }: { audience: Audience; children: ReactNode }) {
  const read = readAs(audience)
  const [navigation, footer, settings] = await Promise.all([
    read.global('navigation'),
    read.global('footer'),
    read.global('settings'),
  ])
  const member = audience !== 'visitor'
  return (
    <SessionProvider>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header navigation={navigation} settings={settings} member={member} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* SPEC 2.4: not rendered if the primary navigation is empty. */}
      {navigation.primary?.length ? <Footer footer={footer} settings={settings} member={member} /> : null}
    </SessionProvider>
  )
}
