import type { Block } from 'payload'
import type { Page } from '@/payload-types'

type BlockSlug = Exclude<NonNullable<Page['layout']>[number]['blockType'], 'retired'>

type Entry = {
  /** The heading that the block is found under. */
  group:
    | 'Top of a page'
    | 'Text and pictures'
    | 'Cards and lists'
    | 'Movement and video'
    | 'Program'
    | 'For members'
    | 'Voices and questions'
    | 'Memberships'
    | 'Sign-up and forms'
  /** What the block shows, in one sentence. */
  sentence: string
}

/** How editors find each block. Its picture is public/block-pictures/<slug>.webp (scripts/block-pictures.ts). */
const PICKER: { readonly [Slug in BlockSlug]: Entry } = {
  hero: { group: 'Top of a page', sentence: 'A banner with a picture or a video, a title and a button.' },
  heroGrid: { group: 'Top of a page', sentence: 'A welcome on a picture, and a row of sections with links.' },
  featuredPosts: { group: 'Top of a page', sentence: 'One large post, and others as tiles.' },
  navigationPills: { group: 'Top of a page', sentence: 'Links to the parts of the page that follow the reader.' },
  richColumns: { group: 'Text and pictures', sentence: 'Two columns of text, in four variants.' },
  richContent: { group: 'Text and pictures', sentence: 'A long text with a sidebar of its headings.' },
  threeCards: { group: 'Text and pictures', sentence: 'Three cards for food, movement and rest.' },
  counters: { group: 'Text and pictures', sentence: 'Large numbers, five in a row.' },
  backgroundCta: { group: 'Text and pictures', sentence: 'A call to action on a picture.' },
  cardAccordion: { group: 'Text and pictures', sentence: 'Numbered cards with a picture and a button; one is open.' },
  verticalAccordion: { group: 'Text and pictures', sentence: 'Numbered panels; one is open at a time.' },
  postsGrid: { group: 'Cards and lists', sentence: 'Cards of one type, with search, filters and sorting.' },
  postCarousel: { group: 'Cards and lists', sentence: 'A row of cards that scrolls sideways.' },
  relatedPosts: { group: 'Cards and lists', sentence: 'Posts that belong to this page, and a link to all of them.' },
  resourcesGrid: { group: 'Cards and lists', sentence: 'Cards with a picture that lead anywhere.' },
  relatedPress: { group: 'Cards and lists', sentence: 'What newspapers and magazines have written.' },
  mediaPartners: { group: 'Cards and lists', sentence: 'The logos of partners.' },
  foodLists: { group: 'Cards and lists', sentence: 'The green, orange and red food lists; for members.' },
  weeklySchedule: { group: 'Movement and video', sentence: 'Seven days of movement at three levels.' },
  videoGrid: { group: 'Movement and video', sentence: 'Videos of the site as cards that play on the page.' },
  videosGrid: { group: 'Movement and video', sentence: 'Videos from YouTube, Vimeo and others.' },
  masterclassLive: { group: 'Movement and video', sentence: 'A live masterclass with its chat and replays.' },
  stepsNavigation: { group: 'Program', sentence: 'Links to the page before and the page after.' },
  emptySidebarNavigation: { group: 'Text and pictures', sentence: 'A text beside a sidebar that stays empty.' },
  imageColumns: { group: 'Text and pictures', sentence: 'A picture beside two texts, on the left or the right.' },
  textImageVideo: { group: 'Text and pictures', sentence: 'A text with a button beside a picture that plays a video.' },
  app: { group: 'Text and pictures', sentence: 'The links to the app in both stores; not on the home page.' },
  coversGrid: { group: 'Cards and lists', sentence: 'Covers whose link is in their title.' },
  categoryGrid: { group: 'Cards and lists', sentence: 'Cards of categories, one to four in a row.' },
  keepGoingTitle: { group: 'Program', sentence: 'The head of a keep-going page.' },
  keepGoingRecipes: { group: 'Program', sentence: 'Recipes to go on cooking after the program.' },
  keepGoingMovements: { group: 'Program', sentence: 'Movements to go on with after the program.' },
  memberToday: { group: 'For members', sentence: 'A recipe, a movement and a meditation for today.' },
  programmeToday: { group: 'For members', sentence: 'Today in the programs that the member follows.' },
  memberFavorites: { group: 'For members', sentence: 'What the member has marked as a favorite.' },
  milestones: { group: 'For members', sentence: 'What the member has reached.' },
  continueWatching: { group: 'For members', sentence: 'Videos that the member has begun.' },
  testimonialsGrid: { group: 'Voices and questions', sentence: 'Testimonials as cards.' },
  testimonialsSection: { group: 'Voices and questions', sentence: 'Testimonials below two texts.' },
  forumItems: { group: 'Voices and questions', sentence: 'The latest topics of the community, with pictures.' },
  relatedFaqs: { group: 'Voices and questions', sentence: 'A few questions that belong to this page.' },
  allFaqs: { group: 'Voices and questions', sentence: 'All questions, with a search.' },
  membershipPlans: { group: 'Memberships', sentence: 'The plans on sale as cards, monthly or annual.' },
  membershipCompare: { group: 'Memberships', sentence: 'What is in each plan, side by side as a table.' },
  newsletter: { group: 'Sign-up and forms', sentence: 'The sign-up for the newsletter.' },
  joinForm: { group: 'Sign-up and forms', sentence: 'The sign-up for a free account.' },
  form: { group: 'Sign-up and forms', sentence: 'A form of this site or of another service.' },
}

const ENTRIES = new Map<string, Entry>(Object.entries(PICKER))

/** A block as editors find it in the picker: with its group, its picture, and a sentence as the picture's text. */
export function inPicker<Known extends Block>(block: Known): Known {
  const { group, sentence } = ENTRIES.get(block.slug) ?? {}
  const thumbnail = { url: `/block-pictures/${block.slug}.webp`, alt: sentence }
  return { ...block, admin: { ...block.admin, group, images: { thumbnail } } }
}
