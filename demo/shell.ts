/** What surrounds every page: navigation, footer, and the addresses in them. SPEC 2.4, 3. */

/** SPEC 3's navigation link. An empty or '#' address shows as disabled (SPEC 2.4). */
export interface DemoLink {
  id: string
  label: string
  url: string
  target: '_self' | '_blank'
}

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'apple-podcasts', 'spotify'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export interface DemoSocialLink extends DemoLink {
  network: SocialNetwork
}

export interface DemoShell {
  primaryNavigation: DemoLink[]
  quickLinks: DemoLink[]
  podcastLinks: DemoLink[]
  appStoreLinks: DemoLink[]
  socialLinks: DemoSocialLink[]
  legalLinks: DemoLink[]
  supportEmail: string
  tagline: string
  /** Score out of 5, as shown. */
  reviews: { score: string; count: number; link: DemoLink }
}

/** A page that is planned and not written: the link stands there, disabled. */
const NOT_YET = '#'

function here(id: string, label: string, url: string): DemoLink {
  return { id, label, url, target: '_self' }
}

function elsewhere(id: string, label: string, url: string): DemoLink {
  return { id, label, url, target: '_blank' }
}

const spotify = elsewhere('spotify', 'Spotify', 'https://open.spotify.com/')
const applePodcasts = elsewhere('apple-podcasts', 'Apple Podcasts', 'https://podcasts.apple.com/')

export const demoShell: DemoShell = {
  primaryNavigation: [
    here('recipes', 'Recipes', '/recipes'),
    here('movement', 'Movement', NOT_YET),
    here('wellness', 'Wellness', NOT_YET),
    here('method', 'The Method', '/the-ebs-method/'),
    here('community', 'Community', NOT_YET),
    here('memberships', 'Memberships', '/memberships'),
  ],
  quickLinks: [
    here('about', 'About us', '/about'),
    here('recipes', 'Recipes', '/recipes'),
    here('method', 'The Method', '/the-ebs-method/'),
    here('membership', 'Membership', '/membership'),
    // Their addresses, once written: /ebs-testimonials, /faqs, /ebs-blog, /anti-inflammatory-lifestyle-videos.
    here('testimonials', 'Testimonials', NOT_YET),
    here('questions', 'Questions', NOT_YET),
    here('journal', 'Journal', NOT_YET),
    here('videos', 'Videos', NOT_YET),
  ],
  podcastLinks: [spotify, applePodcasts],
  appStoreLinks: [
    elsewhere('app-store', 'App Store', 'https://www.apple.com/app-store/'),
    elsewhere('google-play', 'Google Play', 'https://play.google.com/store/apps'),
  ],
  socialLinks: [
    { ...elsewhere('instagram', 'Instagram', 'https://www.instagram.com/'), network: 'instagram' },
    { ...elsewhere('facebook', 'Facebook', 'https://www.facebook.com/'), network: 'facebook' },
    { ...elsewhere('youtube', 'YouTube', 'https://www.youtube.com/'), network: 'youtube' },
    { ...applePodcasts, network: 'apple-podcasts' },
    { ...spotify, network: 'spotify' },
  ],
  legalLinks: [
    here('terms', 'Terms and conditions', '/website-terms-and-conditions-eat-burn-sleep'),
    here('acceptable-use', 'Acceptable use', '/website-acceptable-use-policy'),
    here('digital-content', 'Digital content terms', '/digital-content-terms-and-conditions'),
  ],
  supportEmail: 'hello@example.com',
  tagline: 'Say hi to your new lifestyle!',
  reviews: {
    score: '4.8',
    count: 140,
    link: elsewhere('reviews', '140 reviews, read them all', 'https://www.trustpilot.com/'),
  },
}
