/**
 * The shapes of what an editor writes besides pages and recipes. Texts are HTML with p, h2, h3,
 * ul, ol, li, a, strong and em; advices also use the conventions of provider content.
 */
import type { RequiredPlan } from '@/rules/audience'
import type { demoExperts } from './people'
import type { VideoSlug } from './videos'

/** A question of /faqs. */
export interface DemoQuestion {
  slug: string
  /** Ends in a question mark. */
  title: string
  answer: string
}

/** A question under its topic, a slug of demo/topics.ts. The order of the list is the order on the page. */
export type DemoFaq = DemoQuestion & { topic: string }

/** What a member says. */
export interface DemoTestimonial {
  slug: string
  /** What it is about, in a few words. */
  title: string
  firstName: string
  profession: string
  /** Absent for somebody who sent no picture; the name of one in demo/media/pictures.json. */
  portrait?: string
  /** What was good for them: paragraphs without markup. */
  paragraphs: [string, ...string[]]
}

/** What articles and advices have in common. */
interface DemoText {
  slug: string
  title: string
  /** One or two sentences, shown to everyone. */
  summary: string
  body: string
  requiredPlan: RequiredPlan
  /** Counted back from the day of loading, so that the demo stays fresh. */
  publishedDaysAgo: number
}

/** What is filed under topics. */
interface DemoFiled extends DemoText {
  /** Slugs of demo/topics.ts. */
  topics: string[]
}

/** An article of /ebs-blog. */
export interface DemoArticle extends DemoFiled {
  author: string
}

/** Advice on a condition under /expert-advices/. */
export type DemoAdvice = DemoFiled & { reviewer: keyof typeof demoExperts }

/** A guide under /the-ebs-method/6wr/lg/. */
export type DemoGuide = DemoText

/** A thing worth recommending, by a maker that does not exist. Shown at /yalda-loves/. */
export interface DemoProduct extends DemoFiled {
  brand: string
  /** As it is shown, with its currency. */
  price: string
  productUrl: string
}

/** What someone wrote about us, in a paper that does not exist. */
export interface DemoPressItem {
  slug: string
  title: string
  /** Who printed or said it. */
  /** The slug of the publisher in demo/topics.ts. */
  outlet: string
  excerpt: string
  url: string
  publishedDaysAgo: number
  language: 'en' | 'fr'
}

/** A media partner that does not exist; the picture partner-{slug} is its logo. */
export interface DemoPartner {
  slug: string
  title: string
  /** What it is, in a sentence. */
  summary: string
  url: string
}

/** What has a video. */
interface DemoItemWithVideo extends DemoText {
  video: VideoSlug
  /** The whole session in minutes: the video, as many times as the text says. */
  durationMin: number
  /** Slugs of demo/topics.ts. */
  topics: readonly string[]
}

/** A movement session of /movements. */
export interface DemoMovement extends DemoItemWithVideo {
  level: 'Beginner' | 'Intermediate' | 'Advanced'
}

/** A guided meditation of /meditations. */
export type DemoMeditation = DemoItemWithVideo
