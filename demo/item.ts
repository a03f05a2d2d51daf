/**
 * The shapes of what an editor writes besides pages and recipes. Texts are HTML with p, h2, h3,
 * ul, ol, li, a, strong and em; advices also use the conventions of provider content (SPEC 2.2).
 */
import type { RequiredPlan } from '@/rules/audience'
import type { FilmSlug } from './films'

/** A question of /faqs. The order of the list is the order on the page. SPEC 3. */
export interface DemoFaq {
  slug: string
  /** Ends in a question mark. */
  title: string
  answer: string
}

/** What a member says. SPEC 3. */
export interface DemoTestimonial {
  slug: string
  /** What it is about, in a few words. */
  title: string
  firstName: string
  profession: string
  /** Paragraphs without markup. */
  paragraphs: [string, ...string[]]
}

/** What articles and advices have in common. */
interface DemoText {
  slug: string
  title: string
  /** One or two sentences, shown to everybody. */
  summary: string
  body: string
  requiredPlan: RequiredPlan
  /** Counted back from the day of loading, so that the demo stays fresh. DESIGN 10. */
  publishedDaysAgo: number
}

/** An article of /ebs-blog. SPEC 2.1, 3. */
export interface DemoArticle extends DemoText {
  author: string
}

/** Advice on a condition under /expert-advices/. SPEC 2.1. */
export type DemoAdvice = DemoText

/** What has a film. */
interface DemoFilmed extends DemoText {
  film: FilmSlug
  /** The whole session in minutes: the film, as many times as the text says. */
  durationMin: number
  /** Slugs of demo/topics.ts. */
  topics: readonly string[]
}

/** A movement session of /movements. SPEC 3. */
export interface DemoMovement extends DemoFilmed {
  level: 'Beginner' | 'Intermediate' | 'Advanced'
}

/** A guided meditation of /meditations. SPEC 3. */
export type DemoMeditation = DemoFilmed

/** What somebody wrote about us elsewhere. The papers are made up. SPEC 3 (press item). */
export interface DemoPress {
  slug: string
  title: string
  summary: string
  /** Name of a picture in demo/pictures. */
  picture: string
  pressUrl: string
  daysAgo: number
}
