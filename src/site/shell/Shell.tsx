import type { ReactNode } from 'react'
import { authoredHtml } from '@/catalogue/authored'
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
  // Members see the member footer, visitors the visitor footer. SPEC 2.4.
  const text = member ? footer.member : footer.visitor
  const [own = ''] = await authoredHtml({ richText: text?.text, html: text?.textHtml })
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
      {navigation.primary?.length ? <Footer footer={footer} settings={settings} own={own} /> : null}
    </SessionProvider>
  )
}
