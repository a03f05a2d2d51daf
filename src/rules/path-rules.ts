import { matchPattern, type PatternSegment, parsePattern, pathSegments } from '@/rules/path-pattern'

export const SIX_WEEK_RESET_PAGES = [
  'introduction',
  'week-1',
  'week-2',
  'week-3',
  'week-4',
  'week-5',
  'week-6',
] as const
export type SixWeekResetPage = (typeof SIX_WEEK_RESET_PAGES)[number]

/** Everything that depends on a page's path. See docs/product.md#addresses. */
export type PathRules = Readonly<{
  /** The style of the top banner. */
  banner: 'home' | 'standard'
  breadcrumb: boolean
  /** False hides the newsletter block. */
  newsletter: boolean
  /** False hides the app download block. */
  appDownload: boolean
  background: 'default' | 'pink'
  testimonialText: 'default' | 'large'
  /** dashboard: cards full width, no top padding. */
  layout: 'default' | 'dashboard'
  /** start-here: the button of movement cards reads "Start Here". */
  movementButton: 'default' | 'start-here'
  /** sections: h3 headings in content become section titles with icons. */
  contentHeadings: 'default' | 'sections'
  /** The page counts as part of the member area; says nothing about who may read it. */
  memberArea: boolean
  /** The page is in the programme area, /the-ebs-method/. */
  programme: boolean
  keepGoing: 'expert-advice' | 'learning' | null
  /** A page of the six-week reset: its vertical accordion is hidden from visitors. */
  sixWeekReset: SixWeekResetPage | null
  /** Its videos and covers grids are hidden from visitors. */
  inspirationalResources: boolean
  /** Visitors are redirected to the sign-in page, and back after it. */
  requiresSession: boolean
  /** Where logout redirects; stay reloads the page. */
  signOutTo: '/' | 'stay'
  /** Visitors get header and footer around an empty main. */
  hiddenFromVisitors: boolean
  /** False: noindex, and in no sitemap or feed. */
  indexable: boolean
  /** False: not in the site search index. */
  listable: boolean
}>

const DEFAULTS: PathRules = {
  banner: 'standard',
  breadcrumb: true,
  newsletter: true,
  appDownload: true,
  background: 'default',
  testimonialText: 'default',
  layout: 'default',
  movementButton: 'default',
  contentHeadings: 'default',
  memberArea: false,
  programme: false,
  keepGoing: null,
  sixWeekReset: null,
  inspirationalResources: false,
  requiresSession: false,
  signOutTo: 'stay',
  hiddenFromVisitors: false,
  indexable: true,
  listable: true,
}

type Row = { at: readonly string[]; set: Partial<PathRules> }

/**
 * The table. A page is written as its path, an area with `{rest*}` (the path itself and everything below it). All matching
 * rows apply, a later one over an earlier one.
 */
const ROWS: readonly Row[] = [
  { at: ['/', '/the-ebs-method', '/your-ebs-journey'], set: { banner: 'home' } },
  { at: ['/'], set: { appDownload: false } },
  { at: ['/', '/index', '/new'], set: { breadcrumb: false } },
  { at: ['/gut-health-recipes'], set: { newsletter: false } },
  { at: ['/movements'], set: { movementButton: 'start-here' } },
  { at: ['/ebs-testimonials/{rest*}'], set: { background: 'pink' } },
  { at: ['/ebs-testimonials/{slug}'], set: { testimonialText: 'large' } },
  { at: ['/advice/{rest*}', '/expert-advices/{rest*}'], set: { contentHeadings: 'sections' } },
  {
    at: ['/profile', '/member', '/dashboard', '/account', '/forum-dev', '/masterclasses'].map(area),
    set: { memberArea: true, requiresSession: true, signOutTo: '/', indexable: false },
  },
  { at: ['/dashboard/{rest*}'], set: { layout: 'dashboard' } },
  { at: ['/the-ebs-method/{rest*}'], set: { programme: true } },
  { at: ['/the-ebs-method/keep-going/expert-advice/{rest*}'], set: { memberArea: true, keepGoing: 'expert-advice' } },
  { at: ['/the-ebs-method/keep-going/learning/{rest*}'], set: { memberArea: true, keepGoing: 'learning' } },
  ...SIX_WEEK_RESET_PAGES.map((page) => ({ at: [area(`/the-ebs-method/6wr/${page}`)], set: { sixWeekReset: page } })),
  // docs/product.md#addresses names these pages without a parent path, so they match at every depth that pages have.
  {
    at: ['', '/{area}', '/{area}/{part}', '/{area}/{part}/{page}'].map((place) =>
      area(`${place}/inspirational-resources`),
    ),
    set: { inspirationalResources: true },
  },
  {
    at: ['/the-ebs-method/6wr/lg/guided-meditation'],
    set: { hiddenFromVisitors: true, indexable: false, listable: false },
  },
  // Sign-in and personal pages, which are not content.
  {
    at: [
      '/login/{rest*}',
      '/forgotten-password',
      '/reset-password',
      '/confirm-email',
      '/product',
      '/styleguide',
      '/shopping-list',
    ],
    set: { indexable: false, listable: false },
  },
  { at: ['/newsletter/confirm', '/newsletter/unsubscribe'], set: { indexable: false, listable: false } },
]

const TABLE = ROWS.map(({ at, set }) => ({ patterns: at.map(compiled), set }))

/**
 * The rules of a path.
 * @param path a path of this site; case, trailing slash, encoding, query and hash do not matter
 */
export function pathRules(path: string): PathRules {
  const segments = pathSegments(path)
  let rules = DEFAULTS
  for (const { patterns, set } of TABLE) {
    if (patterns.some((pattern) => matchPattern(pattern, segments))) rules = { ...rules, ...set }
  }
  return rules
}

function area(path: string): string {
  return `${path}/{rest*}`
}

function compiled(pattern: string): PatternSegment[] {
  const segments = parsePattern(pattern)
  if (!segments) throw new Error(`The path rules hold a pattern that cannot be read: ${pattern}`)
  return segments
}
