import { Mail } from 'lucide-react'
import { Content } from '@/content/Content'
import { CookieSettings } from '@/features/consent/CookieSettings.client'
import type { Footer as FooterContent, Navigation, Setting } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { SchemeControl } from '@/site/scheme/SchemeControl.client'
import { FooterColumn } from './FooterColumn'
import { LegalMenu } from './LegalMenu'
import { navLinksOf } from './nav-item'
import { ReviewScore } from './ReviewScore'
import { ServiceIcon } from './ServiceIcon'
import { SocialLinks } from './SocialLinks'
import { Year } from './Year.client'

type Props = {
  footer: FooterContent
  navigation: Navigation
  settings: Setting
  /** The text for visitors or members, as HTML. */
  audienceHtml: string
  audience: Audience
}

/** The footer of every page. Not rendered without primary navigation; hidden in print. */
export function Footer({ audience, footer, navigation, audienceHtml, settings }: Props) {
  if (!navigation.primary?.length) return null
  const { supportEmail } = settings
  return (
    <footer className="site-footer bg-ground-night text-text-on-night print:hidden">
      <div className="wrap grid gap-4 pt-6 pb-5 md:gap-6 md:pt-8">
        <div className="footer-main">
          <div className="grid content-start justify-items-start gap-4">
            <p className="type-h2 max-w-[11ch] font-display">{settings.tagline}</p>
            {audienceHtml && (
              <div className="prose on-night">
                <Content html={audienceHtml} audience={audience} idPrefix="f" />
              </div>
            )}
            <ReviewScore reviews={settings.reviews} />
          </div>
          <FooterColumn title="Explore" items={navLinksOf(navigation.primary.filter((item) => !item.hiddenInFooter))} />
          <FooterColumn title="Quick links" items={navLinksOf(footer.quickLinks)} long folds />
          <div className="grid grid-cols-1 gap-3 lg:gap-5">
            <FooterColumn
              title="Listen and download"
              folds
              items={(footer.takeAlong ?? []).map(({ service, label, url }) => ({
                label: label || service,
                url: url ?? '',
                icon: <ServiceIcon service={service} />,
              }))}
            />
            {supportEmail && (
              <FooterColumn
                title="Write to us"
                items={[
                  {
                    label: supportEmail,
                    url: `mailto:${supportEmail}`,
                    icon: <Mail className="size-5 flex-none" aria-hidden="true" />,
                  },
                ]}
              />
            )}
          </div>
        </div>
        <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 border-line-night border-t pt-5 text-sm text-text-on-night-soft">
          <span>
            © <Year serverYear={new Date().getFullYear()} /> {settings.siteName}
          </span>
          <LegalMenu items={footer.legal} />
          <SchemeControl />
          <CookieSettings className="footer-link" />
          <SocialLinks items={footer.social} />
        </div>
      </div>
    </footer>
  )
}
