import type { Plan } from '@/rules/audience'

/** A member who writes in the demo's community and cannot sign in. */
export interface DemoMember {
  username: string
  firstName: string
  lastName: string
  plan: Extract<Plan, 'free' | 'standard' | 'premium'>
  joinedDaysAgo: number
  about?: string
  /** A picture of demo/media/pictures.json: some show their face, some a thing, some nothing. */
  avatar?: string
}

export const demoMembers: readonly DemoMember[] = [
  {
    username: 'marianne',
    firstName: 'Marianne',
    lastName: 'Keller',
    plan: 'premium',
    joinedDaysAgo: 64,
    about: 'Bookkeeper. Awake at three, asleep at eight in front of the television.',
    avatar: 'a-lamp-in-the-window',
  },
  {
    username: 'jonah',
    firstName: 'Jonah',
    lastName: 'Birch',
    plan: 'standard',
    joinedDaysAgo: 151,
    about: 'Three kids, one car, no porridge before nine.',
  },
  {
    username: 'priya',
    firstName: 'Priya',
    lastName: 'Nair',
    plan: 'standard',
    joinedDaysAgo: 132,
    about: 'Desk job. Stiff on the left.',
    avatar: 'portrait-priya-nair',
  },
  {
    username: 'tomasz',
    firstName: 'Tomasz',
    lastName: 'Wolny',
    plan: 'premium',
    joinedDaysAgo: 118,
    about: 'I drive the first bus out. Soup is a breakfast if you believe in it.',
    avatar: 'portrait-tomasz',
  },
  { username: 'annika', firstName: 'Annika', lastName: 'Falk', plan: 'free', joinedDaysAgo: 90, about: 'No olives.' },
  {
    username: 'dee_nights',
    firstName: 'Dolores',
    lastName: 'Vega',
    plan: 'premium',
    joinedDaysAgo: 170,
    about: 'Nurse, permanent nights. I answer when the rest of you sleep.',
    avatar: 'letters-after-midnight',
  },
  {
    username: 'sam_runs',
    firstName: 'Samuel',
    lastName: 'Adeyemi',
    plan: 'standard',
    joinedDaysAgo: 140,
    about: 'Runs far, stretches little, trying to fix the second part.',
  },
  {
    username: 'lena',
    firstName: 'Lena',
    lastName: 'Brandt',
    plan: 'premium',
    joinedDaysAgo: 77,
    about: 'milo, 5 months. typing with one thumb',
  },
  {
    username: 'mr_okafor',
    firstName: 'Emeka',
    lastName: 'Okafor',
    plan: 'standard',
    joinedDaysAgo: 160,
    about: 'Taught geography for thirty-four years. Now I am the one who asks what things mean.',
    avatar: 'portrait-emeka-okafor',
  },
  {
    username: 'petra',
    firstName: 'Petra',
    lastName: 'Hanak',
    plan: 'free',
    joinedDaysAgo: 101,
    about: 'Here for the recipes. Show me the study.',
    avatar: 'portrait-petra',
  },
  {
    username: 'bo_new',
    firstName: 'Bo',
    lastName: 'Lindgren',
    plan: 'free',
    joinedDaysAgo: 9,
    about: 'I own one pan.',
  },
  {
    username: 'ruth',
    firstName: 'Ruth',
    lastName: 'Abelson',
    plan: 'premium',
    joinedDaysAgo: 166,
    about: 'Seventy-one. I do the chair classes and I am undefeated.',
    avatar: 'portrait-ruth',
  },
  {
    username: 'kemal',
    firstName: 'Kemal',
    lastName: 'Aydin',
    plan: 'standard',
    joinedDaysAgo: 84,
    about: 'Bakery shift from three in the morning, two daughters from three in the afternoon.',
    avatar: 'portrait-kemal',
  },
  {
    username: 'ines',
    firstName: 'Ines',
    lastName: 'Duarte',
    plan: 'premium',
    joinedDaysAgo: 172,
    about: 'Cook by trade, twenty years in other people’s kitchens.',
    avatar: 'portrait-ines',
  },
  {
    username: 'wren',
    firstName: 'Wren',
    lastName: 'Castell',
    plan: 'free',
    joinedDaysAgo: 84,
    about: 'Student. Beans.',
  },
  {
    username: 'fatima',
    firstName: 'Fatima',
    lastName: 'Benali',
    plan: 'premium',
    joinedDaysAgo: 124,
    about: 'I cook for six and eat standing up.',
  },
  {
    username: 'graham',
    firstName: 'Graham',
    lastName: 'Pell',
    plan: 'standard',
    joinedDaysAgo: 135,
    about: 'My wife signed me up.',
  },
  {
    username: 'noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    plan: 'premium',
    joinedDaysAgo: 158,
    about: 'I teach yoga to people who say they are not flexible.',
    avatar: 'portrait-noor',
  },
  { username: 'hugo', firstName: 'Hugo', lastName: 'Marsh', plan: 'free', joinedDaysAgo: 3 },
]
