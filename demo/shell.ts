/** What surrounds every page: navigation, footer, and the addresses in them. */

/** A link of the navigation. An empty or '#' address shows as disabled. */
export interface DemoLink {
  id: string
  label: string
  url: string
  target: '_self' | '_blank'
  /** The footer repeats the primary navigation; this one is left out there. */
  hiddenInFooter?: true
}

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'apple-podcasts', 'spotify'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export interface DemoSocialLink extends DemoLink {
  network: SocialNetwork
}

export interface DemoShell {
  primaryNavigation: DemoLink[]
  /** Between Dashboard and Shopping list in the menu of members. */
  memberMenu: DemoLink[]
  quickLinks: DemoLink[]
  podcastLinks: DemoLink[]
  appStoreLinks: DemoLink[]
  socialLinks: DemoSocialLink[]
  legalLinks: DemoLink[]
  supportEmail: string
  tagline: string
  /** How to pay an order by bank transfer. */
  transferText: string
  /** Score out of 5, as shown. */
  reviews: { score: string; count: number; link: DemoLink }
  /** The footer's block for visitors, and the one for members, as HTML. */
  visitorFooter: string
  memberFooter: string
}

function here(id: string, label: string, url: string): DemoLink {
  return { id, label, url, target: '_self' }
}

function elsewhere(id: string, label: string, url: string): DemoLink {
  return { id, label, url, target: '_blank' }
}

export const APP_STORE = 'https://www.apple.com/app-store/'
export const GOOGLE_PLAY = 'https://play.google.com/store/apps'

const spotify = elsewhere('spotify', 'Spotify', 'https://open.spotify.com/')
const applePodcasts = elsewhere('apple-podcasts', 'Apple Podcasts', 'https://podcasts.apple.com/')

export const demoShell: DemoShell = {
  primaryNavigation: [
    here('recipes', 'Recipes', '/recipes'),
    here('movement', 'Movement', '/movements'),
    here('advice', 'Advice', '/expert-advice/'),
    here('method', 'The Method', '/the-ebs-method/'),
    here('community', 'Community', '/community/'),
    // The footer leads to it in its own words.
    { ...here('memberships', 'Memberships', '/memberships'), hiddenInFooter: true },
  ],
  memberMenu: [
    here('this-week', 'This week', '/member/this-week/'),
    here('favorites', 'Favorites', '/dashboard/#favorites'),
  ],
  quickLinks: [
    here('meditations', 'Meditations', '/meditations'),
    here('journal', 'Journal', '/ebs-blog'),
    here('podcast', 'Podcast', '/podcasts'),
    here('events', 'Events', '/events'),
    here('masterclasses', 'Masterclasses', '/masterclasses'),
    here('videos', 'Videos', '/anti-inflammatory-lifestyle-videos'),
    here('yalda-loves', 'Yalda loves', '/yalda-loves/'),
    here('seasons', 'Reboot and revive', '/reboot-revive/'),
    here('gut-health', 'Gut-health recipes', '/gut-health-recipes/'),
    here('resources', 'All resources', '/all-resources'),
    here('questions', 'Questions', '/faqs'),
    here('testimonials', 'Testimonials', '/ebs-testimonials'),
    here('about', 'About us', '/about'),
    here('membership', 'Membership', '/membership'),
    here('press', 'Press', '/press/'),
    here('partners', 'Partners', '/partners/'),
  ],
  podcastLinks: [spotify, applePodcasts],
  appStoreLinks: [elsewhere('app-store', 'App Store', APP_STORE), elsewhere('google-play', 'Google Play', GOOGLE_PLAY)],
  socialLinks: [
    { ...elsewhere('instagram', 'Instagram', 'https://www.instagram.com/'), network: 'instagram' },
    { ...elsewhere('facebook', 'Facebook', 'https://www.facebook.com/'), network: 'facebook' },
    { ...elsewhere('youtube', 'YouTube', 'https://www.youtube.com/'), network: 'youtube' },
    { ...applePodcasts, network: 'apple-podcasts' },
    { ...spotify, network: 'spotify' },
  ],
  legalLinks: [
    here('terms', 'Terms and conditions', '/website-terms-and-conditions-eat-burn-sleep'),
    here('terms-website', 'Terms for the website', '/website-terms-and-conditions-website'),
    here('terms-membership', 'Terms for members', '/website-terms-and-conditions-membership'),
    here('terms-shop', 'Terms for the shop', '/website-terms-and-conditions-shop'),
    here('acceptable-use', 'Acceptable use', '/website-acceptable-use-policy'),
    here('digital-content', 'Digital content terms', '/digital-content-terms-and-conditions'),
    here('privacy', 'Privacy and cookies', '/privacy-and-cookies'),
  ],
  supportEmail: 'hello@example.com',
  tagline: 'Say hi to your new lifestyle!',
  transferText: `Please transfer the amount to Example Bank, account 0000 1234 5678, routing number 000 000 000.

Your membership begins on the day the money arrives, as a rule within two working days. You will find it on your account page.`,
  reviews: {
    score: '4.8',
    count: 140,
    link: elsewhere('reviews', '140 reviews, read them all', 'https://www.trustpilot.com/'),
  },
  visitorFooter:
    '<p>Trusted by 5,000+ happy members. <a href="/memberships">See the memberships</a>. The first one is free.</p>',
  memberFooter: '<p>Good to have you here. <a href="/recipes">See all recipes</a></p>',
}
