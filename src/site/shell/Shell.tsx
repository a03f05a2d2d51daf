import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { authoredHtml } from '@/catalogue/authored'
import { readAs } from '@/cms/client'
import { Consent } from '@/features/consent/Consent.client'
import { consentBase } from '@/features/consent/own-base'
import { Timers } from '@/features/cooking/Timers.client'
import { LeaveWithPerson } from '@/features/shopping-list/LeaveWithPerson.client'
import type { Audience } from '@/rules/audience'
import { contentWindows } from './content-windows'
import { Footer } from './Footer'
import { Header } from './Header'
import { Progress } from './Progress.client'
import { Providers } from './Providers.client'
import { StaffTools } from './StaffTools.client'

// Decided where the site is built: what is not developed has nothing of it, in its pages or its scripts. SPEC 6.
const DebugHeadings =
  process.env.NODE_ENV === 'development'
    ? dynamic(() => import('./DebugHeadings.client').then((part) => part.DebugHeadings))
    : null

type Props = {
  audience: Audience
  /** The audience was chosen, as in a preview: it need not be the person's. */
  chosen?: boolean
  children: ReactNode
}

/** What stands around every page: skip link, header, main, footer. SPEC 2.4. */
export async function Shell({ audience, chosen, children }: Props) {
  const read = readAs(audience)
  const [navigation, footer, settings, modals] = await Promise.all([
    read.global('navigation'),
    read.global('footer'),
    read.global('settings'),
    read.global('modals'),
  ])
  const member = audience !== 'visitor'
  // Members see the member footer, visitors the visitor footer. SPEC 2.4.
  const text = member ? footer.member : footer.visitor
  const [own = ''] = await authoredHtml({ richText: text?.text, html: text?.textHtml })
  return (
    <Providers
      audience={audience}
      chosen={chosen}
      labels={{ login: modals.loginLabel, signUp: modals.signUpLabel }}
      windows={await contentWindows(modals, audience)}
    >
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Progress />
      <Consent
        base={consentBase(settings.consent?.baseUrl)}
        containers={settings.consent?.tagContainers?.map(({ containerId }) => containerId) ?? []}
      />
      <Header navigation={navigation} settings={settings} member={member} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={footer} navigation={navigation} settings={settings} own={own} audience={audience} />
      <LeaveWithPerson />
      <Timers />
      <StaffTools />
      {DebugHeadings && <DebugHeadings />}
    </Providers>
  )
}
