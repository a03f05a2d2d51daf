import type { Block } from 'payload'
import type { Page } from '@/payload-types'

type BlockSlug = Exclude<NonNullable<Page['layout']>[number]['blockType'], 'retired'>

/** The headings that blocks are found under, in the order of the picker. */
const BLOCK_GROUPS = [
  'Top of a page',
  'Text and pictures',
  'Cards and lists',
  'Video and program',
  'Members and memberships',
  'Voices, questions and forms',
] as const

type Entry = {
  group: (typeof BLOCK_GROUPS)[number]
  /** What the block shows, in one sentence. */
  sentence: string
  /** Other words that editors search for, such as the block's name in other products. */
  also?: string
}

/** How editors find each block. Its picture is public/block-pictures/<slug>.webp (scripts/block-pictures.ts). */
const PICKER: { readonly [Slug in BlockSlug]: Entry } = {
  hero: {
    group: 'Top of a page',
    sentence: 'A banner with a picture or a video, a title and a button.',
    also: 'hero header cover image cta button',
  },
  heroGrid: {
    group: 'Top of a page',
    sentence: 'A welcome on a picture, and a row of sections with links.',
    also: 'hero header welcome links',
  },
  featuredPosts: {
    group: 'Top of a page',
    sentence: 'One large post, and others as tiles.',
    also: 'articles blog news highlight recipes',
  },
  navigationPills: {
    group: 'Top of a page',
    sentence: 'Links to the parts of the page that follow the reader.',
    also: 'anchors table of contents menu jump links tabs',
  },
  richColumns: {
    group: 'Text and pictures',
    sentence: 'Two columns of text, in four variants.',
    also: 'columns paragraph html two quote',
  },
  richContent: {
    group: 'Text and pictures',
    sentence: 'A long text with a sidebar of its headings.',
    also: 'article paragraph html sidebar table of contents quote',
  },
  threeCards: {
    group: 'Text and pictures',
    sentence: 'Three cards for food, movement and rest.',
    also: 'features columns boxes image cta',
  },
  counters: {
    group: 'Text and pictures',
    sentence: 'Large numbers, five in a row.',
    also: 'statistics numbers figures facts',
  },
  backgroundCta: {
    group: 'Text and pictures',
    sentence: 'A call to action on a picture.',
    also: 'cta button banner image hero',
  },
  cardAccordion: {
    group: 'Text and pictures',
    sentence: 'Numbered cards with a picture and a button; one is open.',
    also: 'faq expand collapse toggle image cta button',
  },
  verticalAccordion: {
    group: 'Text and pictures',
    sentence: 'Numbered panels; one is open at a time.',
    also: 'faq expand collapse toggle steps',
  },
  postsGrid: {
    group: 'Cards and lists',
    sentence: 'Cards of one type, with search, filters and sorting.',
    also: 'recipe recipes articles blog list archive filter gallery',
  },
  postCarousel: {
    group: 'Cards and lists',
    sentence: 'A row of cards that scrolls sideways.',
    also: 'recipe recipes articles slider slideshow gallery',
  },
  relatedPosts: {
    group: 'Cards and lists',
    sentence: 'Posts that belong to this page, and a link to all of them.',
    also: 'recipe recipes articles more gallery thumbnails',
  },
  resourcesGrid: {
    group: 'Cards and lists',
    sentence: 'Cards with a picture that lead anywhere.',
    also: 'links downloads gallery image tiles button cta',
  },
  relatedPress: {
    group: 'Cards and lists',
    sentence: 'What newspapers and magazines have written.',
    also: 'news media articles newspapers logos',
  },
  mediaPartners: { group: 'Cards and lists', sentence: 'The logos of partners.', also: 'logos sponsors clients' },
  foodLists: {
    group: 'Cards and lists',
    sentence: 'The green, orange and red food lists; for members.',
    also: 'traffic light allowed avoid ingredients',
  },
  weeklySchedule: {
    group: 'Video and program',
    sentence: 'Seven days of movement at three levels.',
    also: 'calendar timetable workouts plan',
  },
  videoGrid: {
    group: 'Video and program',
    sentence: 'Videos of the site as cards that play on the page.',
    also: 'gallery workouts player',
  },
  videosGrid: {
    group: 'Video and program',
    sentence: 'Videos from YouTube, Vimeo and others.',
    also: 'gallery youtube vimeo embed',
  },
  masterclassLive: {
    group: 'Video and program',
    sentence: 'A live masterclass with its chat and replays.',
    also: 'stream webinar chat',
  },
  stepsNavigation: {
    group: 'Video and program',
    sentence: 'Links to the page before and the page after.',
    also: 'previous next pagination',
  },
  emptySidebarNavigation: {
    group: 'Text and pictures',
    sentence: 'A text beside a sidebar that stays empty.',
    also: 'text paragraph html',
  },
  imageColumns: {
    group: 'Text and pictures',
    sentence: 'A picture beside two texts, on the left or the right.',
    also: 'image photo media text columns',
  },
  textImageVideo: {
    group: 'Text and pictures',
    sentence: 'A text with a button beside a picture that plays a video.',
    also: 'image photo media thank you cta button',
  },
  app: {
    group: 'Text and pictures',
    sentence: 'The links to the app in both stores; not on the home page.',
    also: 'download store ios android google play',
  },
  coversGrid: {
    group: 'Cards and lists',
    sentence: 'Covers whose link is in their title.',
    also: 'image gallery books ebooks',
  },
  categoryGrid: {
    group: 'Cards and lists',
    sentence: 'Cards of categories, one to four in a row.',
    also: 'recipe recipes topics tiles image gallery',
  },
  keepGoingTitle: { group: 'Video and program', sentence: 'The head of a keep-going page.', also: 'header heading' },
  keepGoingRecipes: {
    group: 'Video and program',
    sentence: 'Recipes to go on cooking after the program.',
    also: 'recipe food list',
  },
  keepGoingMovements: {
    group: 'Video and program',
    sentence: 'Movements to go on with after the program.',
    also: 'workouts exercise list',
  },
  memberToday: {
    group: 'Members and memberships',
    sentence: 'A recipe, a movement and a meditation for today.',
    also: 'recipe dashboard daily',
  },
  programmeToday: {
    group: 'Members and memberships',
    sentence: 'Today in the programs that the member follows.',
    also: 'course dashboard steps checklist',
  },
  memberFavorites: {
    group: 'Members and memberships',
    sentence: 'What the member has marked as a favorite.',
    also: 'hearts saved bookmarks recipe dashboard',
  },
  milestones: {
    group: 'Members and memberships',
    sentence: 'What the member has reached.',
    also: 'badges streak awards dashboard',
  },
  continueWatching: {
    group: 'Members and memberships',
    sentence: 'Videos that the member has begun.',
    also: 'resume progress dashboard',
  },
  testimonialsGrid: {
    group: 'Voices, questions and forms',
    sentence: 'Testimonials as cards.',
    also: 'quote quotes reviews stories',
  },
  testimonialsSection: {
    group: 'Voices, questions and forms',
    sentence: 'Testimonials below two texts.',
    also: 'quote quotes reviews stories',
  },
  forumItems: {
    group: 'Voices, questions and forms',
    sentence: 'The latest topics of the community, with pictures.',
    also: 'forum discussions posts',
  },
  relatedFaqs: {
    group: 'Voices, questions and forms',
    sentence: 'A few questions that belong to this page.',
    also: 'faq faqs help answers',
  },
  allFaqs: {
    group: 'Voices, questions and forms',
    sentence: 'All questions, with a search.',
    also: 'faq faqs help answers',
  },
  membershipPlans: {
    group: 'Members and memberships',
    sentence: 'The plans on sale as cards, monthly or annual.',
    also: 'pricing prices buy subscribe checkout',
  },
  membershipCompare: {
    group: 'Members and memberships',
    sentence: 'What is in each plan, side by side as a table.',
    also: 'pricing prices features',
  },
  section: {
    group: 'Text and pictures',
    sentence: 'Blocks that are written once and shown on several pages.',
    also: 'reusable shared saved snippet global symbol pattern',
  },
  newsletter: {
    group: 'Voices, questions and forms',
    sentence: 'The sign-up for the newsletter.',
    also: 'email subscribe mailing list signup',
  },
  joinForm: {
    group: 'Voices, questions and forms',
    sentence: 'The sign-up for a free account.',
    also: 'register registration account signup',
  },
  form: {
    group: 'Voices, questions and forms',
    sentence: 'A form of this site or of another service.',
    also: 'contact survey questionnaire',
  },
}

const ENTRIES = new Map<string, Entry>(Object.entries(PICKER))

/** A block as editors find it in the picker: with its group, its picture, a sentence as the picture's text, and
 * other words for it; `order` is the place of its group. */
export function inPicker<Known extends Block>(block: Known): Known {
  const { also, group, sentence } = ENTRIES.get(block.slug) ?? {}
  const order = group ? BLOCK_GROUPS.indexOf(group) : -1
  const thumbnail = { url: `/block-pictures/${block.slug}.webp`, alt: sentence }
  return { ...block, admin: { ...block.admin, group, images: { thumbnail }, custom: { also, order } } }
}
