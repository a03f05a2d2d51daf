import { matchPattern, type PatternSegment, parsePattern, pathSegments } from '@/rules/path-pattern'
import { MEMBER_AREAS, requiresSession, signOutTarget } from './session-pages'

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

/** Everything that depends on a page's path: docs/product.md#addresses. */
export type PathRules = Readonly<{
  /** The variant of the top banner. */
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
  /** The page is in the area of expert advice. */
  advice: boolean
  /** The page counts as part of the member area; says nothing about who may read it. */
  memberArea: boolean
  /** The page is in the program area, /the-ebs-method/. */
  programme: boolean
  keepGoing: 'expert-advice' | 'learning' | null
  /** The page's vertical accordion is hidden from visitors. */
  sixWeekReset: SixWeekResetPage | null
  /** The page's video and cover grids are hidden from visitors. */
  inspirationalResources: boolean
  /** Visitors are redirected to the sign-in page, with a return URL. */
  requiresSession: boolean
  /** Where sign-out goes; stay reloads the page. */
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
  advice: false,
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
 * The rules. A page is its path, an area is `{rest*}` (the path itself and everything below it). All matching rows
 * apply; a later row overrides an earlier one.
 */
const ROWS: readonly Row[] = [
  { at: ['/', '/the-ebs-method', '/your-ebs-journey'], set: { banner: 'home' } },
  { at: ['/'], set: { appDownload: false } },
  { at: ['/', '/index', '/new'], set: { breadcrumb: false } },
  { at: ['/gut-health-recipes'], set: { newsletter: false } },
  { at: ['/movements'], set: { movementButton: 'start-here' } },
  { at: ['/ebs-testimonials/{rest*}'], set: { background: 'pink' } },
  { at: ['/ebs-testimonials/{slug}'], set: { testimonialText: 'large' } },
  { at: ['/advice/{rest*}', '/expert-advices/{rest*}'], set: { advice: true, contentHeadings: 'sections' } },
  {
    at: MEMBER_AREAS,
    set: { memberArea: true, indexable: false },
  },
  {
    at: ['/programmes/{slug}/completion'],
    set: { memberArea: true, indexable: false, listable: false },
  },
  {
    at: ['/notifications'],
    set: { indexable: false, listable: false },
  },
  {
    at: ['/memberships/thank-you'],
    set: { indexable: false, listable: false },
  },
  { at: ['/dashboard/{rest*}'], set: { layout: 'dashboard' } },
  { at: ['/the-ebs-method/{rest*}'], set: { programme: true } },
  { at: ['/the-ebs-method/keep-going/expert-advice/{rest*}'], set: { memberArea: true, keepGoing: 'expert-advice' } },
  { at: ['/the-ebs-method/keep-going/learning/{rest*}'], set: { memberArea: true, keepGoing: 'learning' } },
  ...SIX_WEEK_RESET_PAGES.map((page) => ({ at: [area(`/the-ebs-method/6wr/${page}`)], set: { sixWeekReset: page } })),
  // The product does not say where these pages are, so every possible place is covered.
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
  // Sign-in pages and personal pages, not content.
  {
    at: [
      '/login/{rest*}',
      '/forgotten-password',
      '/reset-password',
      '/confirm-email',
      '/product',
      '/redeem',
      '/styleguide',
      '/shopping-list',
    ],
    set: { indexable: false, listable: false },
  },
  {
    at: ['/newsletter/confirm', '/newsletter/unsubscribe', '/reminders/stop', '/notifications/stop'],
    set: { indexable: false, listable: false },
  },
]

const TABLE = ROWS.map(({ at, set }) => ({ patterns: at.map(compiled), set }))

/**
 * The rules for a path: docs/product.md#addresses.
 * @param path a path of this site; case, trailing slash, encoding, query and hash do not matter
 */
export function pathRules(path: string): PathRules {
  const segments = pathSegments(path)
  let rules: PathRules = { ...DEFAULTS, requiresSession: requiresSession(path), signOutTo: signOutTarget(path) }
  for (const { patterns, set } of TABLE) {
    if (patterns.some((pattern) => matchPattern(pattern, segments))) rules = { ...rules, ...set }
  }
  return rules
}

/**
 * The areas that a page belongs to, separated by spaces, as the page is marked for styles and tag containers; undefined
 * for a page of none.
 */
export function areasOf({ keepGoing, memberArea, programme, sixWeekReset }: PathRules): string | undefined {
  const areas = {
    'member-area': memberArea,
    programme,
    'six-week-reset': sixWeekReset !== null,
    'keep-going': keepGoing !== null,
  }
  const names = Object.entries(areas).flatMap(([name, belongs]) => (belongs ? [name] : []))
  return names.length > 0 ? names.join(' ') : undefined
}

function area(path: string): string {
  return `${path}/{rest*}`
}

function compiled(pattern: string): PatternSegment[] {
  const segments = parsePattern(pattern)
  if (!segments) throw new Error(`The path rules contain an invalid pattern: ${pattern}`)
  return segments
}
