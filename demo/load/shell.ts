import { demoShell } from '../shell'
import type { Loading } from './context'
import type { PictureOf } from './pictures'

/** Navigation, footer and settings. */
export async function loadShell({ payload, req }: Loading, pictureOf: PictureOf): Promise<void> {
  const service = {
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    'apple-podcasts': 'Apple Podcasts',
    spotify: 'Spotify',
  } as const
  const links = (items: readonly { label: string; url: string; target: '_self' | '_blank' }[]) =>
    items.map(({ label, url, target }) => ({ label, url, target }))
  const primary = demoShell.primaryNavigation.map(({ hiddenInFooter = false, label, target, url }) => ({
    label,
    url,
    target,
    hiddenInFooter,
  }))
  await payload.updateGlobal({ slug: 'navigation', data: { primary, memberMenu: links(demoShell.memberMenu) }, req })
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      supportEmail: demoShell.supportEmail,
      tagline: demoShell.tagline,
      memberships: { transferText: demoShell.transferText },
      pictures: {
        recipe: pictureOf('fallback-recipe'),
        movement: pictureOf('fallback-movement'),
        meditation: pictureOf('fallback-meditation'),
        article: pictureOf('fallback-article'),
        memberHero: pictureOf('hero-member'),
        openGraph: pictureOf('open-graph'),
      },
      reviews: {
        score: Number(demoShell.reviews.score),
        count: demoShell.reviews.count,
        url: demoShell.reviews.link.url,
      },
    },
    req,
  })
  const [apple, google] = demoShell.appStoreLinks
  await payload.updateGlobal({
    slug: 'footer',
    data: {
      quickLinks: links(demoShell.quickLinks),
      legal: links(demoShell.legalLinks),
      takeAlong: [
        ...demoShell.podcastLinks.map(({ label, url }) => ({
          service: /spotify/i.test(label) ? ('Spotify' as const) : ('Apple Podcasts' as const),
          label,
          url,
        })),
        ...(apple ? [{ service: 'App Store' as const, label: apple.label, url: apple.url }] : []),
        ...(google ? [{ service: 'Google Play' as const, label: google.label, url: google.url }] : []),
      ],
      visitor: { textHtml: demoShell.visitorFooter },
      member: { textHtml: demoShell.memberFooter },
      social: demoShell.socialLinks.map(({ network, label, url }) => ({ service: service[network], label, url })),
    },
    req,
  })
}
