import { aCard, NO_RECIPE } from '@/cards/example-card'
import type { PostCard } from '@/catalogue/cards.server'
import { exampleImage } from '@/ui/examples/image'

const LINKS = {
  applePodcastsLink: 'https://podcasts.apple.com/episode',
  spotifyLink: 'https://open.spotify.com/episode',
}

const episode = (databaseId: number, title: string, parts: Partial<PostCard> = {}): PostCard =>
  aCard(databaseId, {
    postType: 'podcasts',
    title,
    excerpt: null,
    image: exampleImage,
    recipes: NO_RECIPE,
    duration: 42,
    extras: LINKS,
    ...parts,
  })

export const podcastCardExamples = {
  typical: { card: episode(1, 'The gut, in plain words') },
  recorded: { card: episode(6, 'Played on this site', { extras: { ...LINKS, hasVideo: true } }) },
  onVideo: {
    card: episode(2, 'Sleep, and mean it', { extras: { ...LINKS, youtubeLink: 'https://youtube.com/watch' } }),
  },
  locked: { card: episode(3, 'Questions from members', { isRestrictedForMember: true }) },
  bare: { card: episode(4, 'Trailer', { duration: null, image: null, uri: null, extras: {} }) },
  longest: {
    card: episode(5, 'A conversation that was meant to last half an hour and went on until someone had to be fed', {
      duration: 128,
      extras: { ...LINKS, youtubeLink: 'https://youtube.com/watch' },
    }),
  },
} as const
