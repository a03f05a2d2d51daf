import dynamic from 'next/dynamic'
import type { DataFromGlobalSlug } from 'payload'
import type { ReactNode } from 'react'
import { authoredHtml } from '@/catalogue/authored.server'
import { readAs } from '@/cms/client/local-api.server'
import { Consent } from '@/features/consent/Consent.client'
import { consentBase } from '@/features/consent/consent-base'
import { LazyTimerDock } from '@/features/cooking/LazyTimerDock.client'
import { LazyPastDueBanner } from '@/features/memberships/account/LazyPastDueBanner.client'
import { ClearOnSignOut } from '@/features/shopping-list/ClearOnSignOut.client'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import type { PreviewedGlobal } from '@/rules/previewed-globals'
import { contentModals } from './content-modals'
import { Footer } from './Footer'
import { Header } from './Header'
import { LazyAfterFirstView } from './LazyAfterFirstView.client'
import { Providers } from './Providers.client'
import { StaffTools } from './StaffTools.client'

// Evaluated at build time, so that production pages and scripts contain none of it.
const DebugHeadings =
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it by its value
  process.env.NODE_ENV === 'development'
    ? dynamic(() => import('./DebugHeadings.client').then((module) => module.DebugHeadings))
    : null

/** Reads one of the globals that are around every page. */
export type ReadGlobal = <S extends PreviewedGlobal>(slug: S) => Promise<DataFromGlobalSlug<S>>

type Props = {
  audience: Audience
  /** The audience was chosen in a preview and may differ from the user's own. */
  chosen?: boolean
  /** Reads the navigation, footer, settings and windows, for a preview of their drafts; default: what is published. */
  read?: ReadGlobal
  children: ReactNode
}

/** The layout of every page: skip link, header, main, footer. */
export async function Shell({ audience, chosen, read = readAs(audience).global, children }: Props) {
  const [navigation, footer, settings, modals] = await Promise.all([
    read('navigation'),
    read('footer'),
    read('settings'),
    read('modals'),
  ])
  const member = audience !== 'visitor'
  // Members and visitors have their own footer text.
  const text = member ? footer.member : footer.visitor
  const [audienceHtml = ''] = await authoredHtml({ richText: text?.text, html: text?.textHtml })
  return (
    <Providers
      audience={audience}
      chosen={chosen}
      toastMs={LIMITS.toastMs}
      labels={{ login: modals.loginLabel, signUp: modals.signUpLabel }}
      contentModals={await contentModals(modals, audience)}
    >
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <LazyAfterFirstView />
      {/* Neither this nor the staff's buttons are in a preview, whose bar is at the same edge. */}
      {!chosen && (
        <Consent
          base={consentBase(settings.consent?.baseUrl)}
          containers={settings.consent?.tagContainers?.map(({ containerId }) => containerId) ?? []}
        />
      )}
      <Header navigation={navigation} quickLinks={footer.quickLinks} settings={settings} member={member} />
      <main id="main" tabIndex={-1}>
        {member && <LazyPastDueBanner />}
        {children}
      </main>
      <Footer
        footer={footer}
        navigation={navigation}
        settings={settings}
        audienceHtml={audienceHtml}
        audience={audience}
      />
      <ClearOnSignOut />
      <LazyTimerDock />
      {!chosen && <StaffTools />}
      {DebugHeadings && <DebugHeadings />}
    </Providers>
  )
}
