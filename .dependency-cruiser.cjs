// Which folder of src/ may import which. Imports point one way:
// app → site → blocks → features → cards → catalogue → model, content → runtime → rules, ui.
// Features also import platform, which is beside cards and catalogue.
// A row of MAY_IMPORT lists the only folders of src/ that a folder may import besides itself.

/** The types that Payload generates from the collections. */
const TYPES = 'payload-types\\.ts$'

/** What other folders read and write the CMS through: documents, SQL, the database's health, due jobs. */
const CMS_CLIENT = 'cms/client/'

/** The rows of memberships, which calls and the admin change by the same functions. */
const CMS_MEMBERSHIPS = 'cms/memberships/'

/** The counts of the community, which calls, the admin and a command keep by the same functions. */
const CMS_COMMUNITY = 'cms/community/'

/** Field factories, which the CMS and the blocks build their fields of. */
const CMS_FIELDS = 'cms/fields/'

/** What editors fill in for each block (`blocks/<name>/fields.ts`), and the list of all blocks (`blocks/fields.ts`). */
const BLOCK_FIELDS = 'blocks/((fields|picker)\\.ts$|[^/]+/fields\\.ts$)'

const BELOW_MODEL = ['rules/', 'runtime/', TYPES]
const BELOW_CATALOGUE = ['model/', 'content/', 'ui/', CMS_CLIENT, ...BELOW_MODEL]
const BELOW_FEATURES = ['platform/', 'cards/', 'catalogue/', ...BELOW_CATALOGUE]
const BELOW_SITE = ['blocks/', 'features/', ...BELOW_FEATURES]

const MAY_IMPORT = {
  rules: [],
  ui: [],
  runtime: ['rules/'],
  model: ['rules/', TYPES],
  content: ['rules/', 'runtime/', 'ui/'],
  catalogue: BELOW_CATALOGUE,
  cards: ['catalogue/', 'content/', 'model/', 'rules/', 'ui/'],
  platform: ['rules/', 'ui/', 'runtime/', CMS_CLIENT, TYPES],
  features: [...BELOW_FEATURES, CMS_MEMBERSHIPS, CMS_COMMUNITY],
  blocks: [...BELOW_FEATURES.filter((folder) => folder !== CMS_CLIENT), 'features/', CMS_FIELDS],
  site: BELOW_SITE,
  app: ['site/', ...BELOW_SITE, 'cms/', 'server/'],
  cms: ['model/', BLOCK_FIELDS, ...BELOW_MODEL],
  server: ['rules/', 'runtime/'],
}

/** Which features a feature may import. One without a row imports no other feature. */
const FEATURE_IMPORTS = {
  'account-page': ['community', 'memberships', 'passkeys', 'profile', 'programmes'],
  accounts: ['memberships', 'ratings'],
  'cms-api': ['accounts', 'login', 'memberships'],
  community: ['login', 'ratings', 'search'],
  favorites: ['login'],
  login: ['accounts', 'passkeys'],
  locks: ['memberships'],
  masterclasses: ['locks', 'video'],
  memberships: ['join', 'login', 'profile'],
  passkeys: ['accounts'],
  'post-list': ['favorites', 'video'],
  profile: ['login'],
  programmes: ['profile', 'programme-weeks'],
  ratings: ['login', 'programmes'],
  'recipe-notes': ['login'],
  'review-bar': ['consent'],
  'rich-page': ['review-bar', 'rich-text'],
  'rich-text': ['post-list', 'video'],
  'shopping-list': ['login'],
  video: ['login', 'milestones', 'programmes'],
}

/** The files beside the folders that Next reads by name count as routes. */
const FILES_OF = { app: '^src/(app/|instrumentation[^/]*\\.ts$)' }

/** Started by their paths: by Next, and as a thread. */
const NAMED_BY_PATH = '^src/server/(next-[^/]+|checkpoint-thread)\\.mjs$'

/** Tests may also import fixtures of other folders and test support. */
const TESTS = '\\.test\\.tsx?$'

/** What tests of several folders share. */
const TESTING = '^src/.+/testing/'

const ours = (paths) => paths.map((path) => `^src/${path}`)

module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
      name: `layers-${folder}`,
      comment: `src/${folder} may import only itself and: ${allowed.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: FILES_OF[folder] ?? `^src/${folder}/`, pathNot: TESTS },
      to: { path: '^src/', pathNot: [`^src/${folder}/`, ...ours(allowed)] },
    })),
    ...Object.entries(FEATURE_IMPORTS).map(([feature, allowed]) => ({
      name: `features-${feature}`,
      comment: `The feature ${feature} may import only these features: ${allowed.join(', ')}`,
      severity: 'error',
      from: { path: `^src/features/${feature}/`, pathNot: [TESTS, TESTING] },
      to: { path: '^src/features/', pathNot: ours([feature, ...allowed].map((name) => `features/${name}/`)) },
    })),
    {
      name: 'features-apart',
      comment:
        'A feature imports another one only by a row in FEATURE_IMPORTS; what several share belongs in src/platform',
      severity: 'error',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: [TESTS, TESTING, ...ours(Object.keys(FEATURE_IMPORTS).map((feature) => `features/${feature}/`))],
      },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'every-folder-has-a-layer',
      comment: 'A new folder of src/ gets a row in MAY_IMPORT',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: ours(Object.keys(MAY_IMPORT).map((folder) => `${folder}/`)) },
      to: {},
    },
    {
      name: 'generated-types-are-leaves',
      comment: 'The generated types describe the collections and import nothing of ours',
      severity: 'error',
      from: { path: ours([TYPES]) },
      to: { path: '^src/' },
    },
    {
      name: 'cms-fields-are-leaves',
      comment: 'Blocks and the CMS share cms/fields, so these import only rules, access rules and each other',
      severity: 'error',
      from: { path: '^src/cms/fields/', pathNot: TESTS },
      to: { path: '^src/', pathNot: ours([CMS_FIELDS, 'cms/access/', ...BELOW_MODEL]) },
    },
    {
      name: 'block-fields-stay-light',
      comment: 'Migrations load block fields without React: no component, no features',
      severity: 'error',
      from: { path: ours([BLOCK_FIELDS]) },
      to: { path: '^src/', pathNot: ours([BLOCK_FIELDS, CMS_FIELDS, 'model/', ...BELOW_MODEL]) },
    },
    {
      name: 'config-through-the-client',
      comment: 'payload.config.ts is for cms/client/local-api.server.ts, the admin routes, scripts and tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/cms/client/local-api\\.server\\.ts$', '^src/app/\\(payload\\)/', TESTS] },
      to: { path: '^src/cms/payload\\.config\\.ts$' },
    },
    {
      name: 'product-without-its-tools',
      comment: 'Production code never imports scripts, tests, demo content, tools or benchmarks',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(scripts|tests|demo|tools|bench)/' },
    },
    {
      name: 'demo-without-its-generators',
      comment:
        'The demo is content with committed media: loading it does not need the programs that generate the media',
      severity: 'error',
      from: { path: '^(demo|scripts|tests|bench)/' },
      to: { path: '^tools/demo-media/' },
    },
    {
      name: 'browser-without-the-server',
      comment: 'What runs in the browser may import only types from a module of the server',
      severity: 'error',
      from: { path: '\\.client\\.tsx?$' },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files in a circular import cannot be understood on their own',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file, and it imports nothing',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: [TESTS, '\\.d\\.ts$', '^src/app/', NAMED_BY_PATH] },
      to: {},
    },
  ],
  options: {
    includeOnly: '^(src|scripts|tests|demo|tools|bench)/',
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
