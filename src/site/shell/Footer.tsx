import { Mail } from 'lucide-react'
import { Content } from '@/content/Content'
import { CookieSettings } from '@/features/consent/CookieSettings.client'
import type { Footer as FooterContent, Navigation, Setting } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { FooterColumn } from './FooterColumn'
import { LegalMenu } from './LegalMenu'
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
    <footer className="bg-ground-night text-text-on-night print:hidden">
      <div className="wrap grid gap-8 pt-9 pb-6">
        <div className="grid gap-8 lg:grid-cols-[5fr_6fr] lg:items-end">
          <div className="grid justify-items-start gap-6">
            <p className="type-h1 max-w-[11ch]">{settings.tagline}</p>
            {audienceHtml && (
              <div className="prose on-night">
                <Content html={audienceHtml} audience={audience} idPrefix="f" />
              </div>
            )}
            <ReviewScore reviews={settings.reviews} />
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-3">
            <FooterColumn title="Explore" items={navigation.primary.filter((item) => !item.hiddenInFooter)} />
            <FooterColumn title="Quick links" items={footer.quickLinks} />
            <div className="col-span-full flex flex-wrap gap-x-6 gap-y-8 xl:col-auto xl:grid">
              <FooterColumn
                title="Listen and download"
                items={footer.takeAlong?.map(({ service, label, ...link }) => ({
                  ...link,
                  label: label || service,
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
        </div>
        <div className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-line-night border-t pt-5 text-sm text-text-on-night-soft">
          <span>
            © <Year serverYear={new Date().getFullYear()} /> {settings.siteName}
          </span>
          <LegalMenu items={footer.legal} />
          <CookieSettings className="footer-link" />
          <SocialLinks items={footer.social} />
        </div>
      </div>
    </footer>
  )
}
