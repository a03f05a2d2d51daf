import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areasOf, type PathRules, pathRules } from './path-rules'

/** The rules of an ordinary page, written out so that a changed default fails the test. */
const ORDINARY: PathRules = {
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
const MEMBERS_ONLY: Partial<PathRules> = { memberArea: true, requiresSession: true, signOutTo: '/', indexable: false }
const PROGRAMME: Partial<PathRules> = { programme: true }

describe.each<[row: string, rules: Partial<PathRules>, paths: string[]]>([
  ['/login', { indexable: false, listable: false }, ['/login', '/login/?return=/member/']],
  ['/memberships', {}, ['/memberships', '/memberships/']],
  ['/membership', {}, ['/membership']],
  [
    '/profile, /member/, /account, /forum-dev, /masterclasses',
    MEMBERS_ONLY,
    [
      '/profile',
      '/profile/',
      '/PROFILE',
      '/profile?tab=1',
      '/%70rofile',
      '//profile',
      '/profile/edit',
      '/member/',
      '/member',
      '/member/lists/',
      '/member%2Flists',
      '/x/../member/',
      '/account',
      '/account/orders',
      '/forum-dev',
      '/forum-dev/topic',
      '/masterclasses',
      '/masterclasses/sleep/',
    ],
  ],
  ['/dashboard', { ...MEMBERS_ONLY, layout: 'dashboard' }, ['/dashboard', '/dashboard/', '/dashboard/favorites']],
  [
    '/programmes/{slug}/completion',
    { ...MEMBERS_ONLY, listable: false },
    ['/programmes/six-week-reset/completion', '/programmes/keep-going/completion/?timeZone=UTC'],
  ],
  [
    'nothing else of /programmes/',
    {},
    [
      '/programmes/',
      '/programmes/completion/',
      '/programmes/six-week-reset/',
      '/programmes/six-week-reset/completions/',
      '/programmes/six-week-reset/completion/more/',
    ],
  ],
  ['/community', {}, ['/community', '/community/topic/']],
  ['/faqs', {}, ['/faqs']],
  ['/all-resources', {}, ['/all-resources']],
  ['/movements', { movementButton: 'start-here' }, ['/movements', '/movements/']],
  ['/the-ebs-method/', { ...PROGRAMME, banner: 'home' }, ['/the-ebs-method/', '/the-ebs-method']],
  [
    'below /the-ebs-method/',
    PROGRAMME,
    ['/the-ebs-method/food/', '/the-ebs-method/keep-going/', '/the-ebs-method/6wr/'],
  ],
  [
    '/the-ebs-method/keep-going/expert-advice/',
    { ...PROGRAMME, memberArea: true, keepGoing: 'expert-advice' },
    ['/the-ebs-method/keep-going/expert-advice/', '/the-ebs-method/keep-going/expert-advice/sleep'],
  ],
  [
    '/the-ebs-method/keep-going/learning/',
    { ...PROGRAMME, memberArea: true, keepGoing: 'learning' },
    ['/the-ebs-method/keep-going/learning/', '/the-ebs-method/keep-going/learning/a/b'],
  ],
  [
    '/the-ebs-method/6wr/introduction/',
    { ...PROGRAMME, sixWeekReset: 'introduction' },
    ['/the-ebs-method/6wr/introduction/'],
  ],
  [
    '/the-ebs-method/6wr/week-1',
    { ...PROGRAMME, sixWeekReset: 'week-1' },
    ['/the-ebs-method/6wr/week-1', '/the-ebs-method/6wr/Week-1/'],
  ],
  [
    '/the-ebs-method/6wr/week-6',
    { ...PROGRAMME, sixWeekReset: 'week-6' },
    ['/the-ebs-method/6wr/week-6/', '/the-ebs-method/6wr/week-6/day-1'],
  ],
  [
    'no seventh week',
    PROGRAMME,
    ['/the-ebs-method/6wr/week-7', '/the-ebs-method/6wr/week-0', '/the-ebs-method/6wr/week-10'],
  ],
  [
    '/the-ebs-method/6wr/lg/guided-meditation/',
    { ...PROGRAMME, hiddenFromVisitors: true, indexable: false, listable: false },
    [
      '/the-ebs-method/6wr/lg/guided-meditation/',
      '/the-ebs-method/6wr/lg/guided-meditation',
      '/the-ebs-method/6wr/lg/Guided-Meditation/?x',
      '/the-ebs-method/6wr/lg/guided%2Dmeditation',
    ],
  ],
  [
    '/the-ebs-method/6wr/lg/{slug}',
    PROGRAMME,
    ['/the-ebs-method/6wr/lg/sleep', '/the-ebs-method/6wr/lg/guided-meditations'],
  ],
  [
    '/advice/, /expert-advices/ and /expert-advices/{condition}/',
    { advice: true, contentHeadings: 'sections' },
    ['/advice/', '/advice/sleep', '/expert-advices/', '/expert-advices/ibs/'],
  ],
  ['/expert-advice/', {}, ['/expert-advice/', '/expert-advice/x']],
  ['/ebs-testimonials', { background: 'pink' }, ['/ebs-testimonials', '/ebs-testimonials/']],
  [
    '/ebs-testimonials/{slug}',
    { background: 'pink', testimonialText: 'large' },
    ['/ebs-testimonials/anna', '/ebs-testimonials/anna/'],
  ],
  ['/ebs-blog, /anti-inflammatory-lifestyle-videos', {}, ['/ebs-blog', '/anti-inflammatory-lifestyle-videos']],
  ['/gut-health-recipes/', { newsletter: false }, ['/gut-health-recipes/', '/gut-health-recipes']],
  ['below /gut-health-recipes/', {}, ['/gut-health-recipes/soup/']],
  ['/your-ebs-journey/', { banner: 'home' }, ['/your-ebs-journey/', '/your-ebs-journey']],
  ['/', { banner: 'home', appDownload: false, breadcrumb: false }, ['/', '', '/?utm_source=x', '/#top']],
  ['/new/, /index/', { breadcrumb: false }, ['/new/', '/new', '/index/']],
  ['/product/?product_id=', { indexable: false, listable: false }, ['/product/?product_id=7', '/product']],
  [
    'legal pages',
    {},
    [
      '/website-terms-and-conditions-premium',
      '/website-acceptable-use-policy',
      '/digital-content-terms-and-conditions',
    ],
  ],
])('%s', (_row, rules, paths) => {
  test.each(paths)('%s', (path) => {
    expect(pathRules(path)).toEqual({ ...ORDINARY, ...rules })
  })
})

test.each([
  '/inspirational-resources/',
  '/the-ebs-method/inspirational-resources/',
  '/the-ebs-method/keep-going/inspirational-resources/videos',
  '/member/inspirational-resources',
])('%s is an inspirational-resources page', (path) => {
  expect(pathRules(path).inspirationalResources).toBe(true)
})

/** Paths of the table, none of which is a prefix of another's last segment. */
const KNOWN = [
  '/profile',
  '/member',
  '/memberships',
  '/membership',
  '/dashboard',
  '/account',
  '/forum-dev',
  '/masterclasses',
  '/movements',
  '/the-ebs-method',
  '/advice',
  '/expert-advices',
  '/ebs-testimonials',
  '/gut-health-recipes',
  '/your-ebs-journey',
  '/new',
  '/index',
  '/login',
  '/product',
  '/inspirational-resources',
]
const BELOW = [
  'keep-going/expert-advice',
  'keep-going/learning',
  '6wr/introduction',
  '6wr/week-1',
  '6wr/lg/guided-meditation',
]
const tail = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const anyPath = fc.oneof(
  fc.constantFrom('/', ...KNOWN, ...BELOW.map((path) => `/the-ebs-method/${path}`)),
  fc.tuple(fc.constantFrom(...KNOWN), tail).map(([path, slug]) => `${path}/${slug}`),
)

test('a trailing slash, capitals, a query or a hash never change the rules', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom('/', '//', '?x=1', '/?return=/member/', '#/member'), (path, ending) => {
      expect(pathRules(path + ending)).toEqual(pathRules(path))
      expect(pathRules(path.toUpperCase() + ending)).toEqual(pathRules(path))
    }),
  )
})

test('a longer sibling segment never matches', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KNOWN), tail, (path, more) => {
      fc.pre(!KNOWN.includes(path + more))
      expect(pathRules(path + more)).toEqual(ORDINARY)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...BELOW), tail, (path, more) => {
      expect(pathRules(`/the-ebs-method/${path}${more}`)).toEqual({ ...ORDINARY, ...PROGRAMME })
    }),
  )
})

test('any path has rules', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(Object.keys(pathRules(path))).toEqual(Object.keys(ORDINARY))
    }),
  )
})

test.each([
  ['/recipes', undefined],
  ['/dashboard', 'member-area'],
  ['/the-ebs-method/', 'programme'],
  ['/the-ebs-method/6wr/week-2/', 'programme six-week-reset'],
  ['/the-ebs-method/keep-going/learning/', 'member-area programme keep-going'],
])('%s is marked with its areas: %s', (path, areas) => {
  expect(areasOf(pathRules(path))).toBe(areas)
})
