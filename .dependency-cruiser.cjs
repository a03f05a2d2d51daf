// Which folder of src/ may import which. DESIGN 3: imports point one way,
// app → site → blocks → features → cards → catalogue → content, rules, ui.
// Read a row as "files in this folder may import these, and nothing else of ours".

/** Files that a folder lends to some others although the rest of it is its own. */
const LENT = {
  /** Through which pages and features read the CMS and rows that are no document's, and what the process asks of it. */
  cmsClient: 'cms/(client|sql|database-health|due-jobs)\\.ts$',
  /** Leaves that blocks and the CMS share. */
  cmsFields: 'cms/fields/',
  /** What an editor fills in a block: loads without React. */
  blockFields: 'blocks/(fields\\.ts$|[^/]+/fields\\.ts$)',
  /** Pure row builders of the catalogue, and the list of its types. */
  catalogueRows: 'catalogue/(row|post-types)\\.ts$',
  /** The session's token check. */
  token: 'features/session/token.ts',
  /** The settings of the process, read and checked. */
  environment: 'server/environment.ts',
  /** Where the server process and Next's bundle meet: a leaf. */
  shared: 'server/bridge.ts',
  /** The secret of the process, or an error: a leaf. */
  secret: 'server/signing-secret.ts',
  /** Generated types: a leaf. */
  types: 'payload-types.ts',
}

const LEAVES = [LENT.shared, LENT.secret, LENT.types]
const BELOW_FEATURES = ['cards/', 'catalogue/', 'content/', 'rules/', 'ui/', LENT.cmsClient]
const BELOW_BLOCKS = ['features/', ...BELOW_FEATURES]
const BELOW_SITE = ['blocks/', ...BELOW_BLOCKS]

const MAY_IMPORT = {
  rules: [],
  ui: [],
  content: ['rules/', 'ui/', ...LEAVES],
  catalogue: ['content/', 'rules/', 'ui/', LENT.cmsClient, ...LEAVES],
  cards: ['catalogue/', 'content/', 'rules/', 'ui/', ...LEAVES],
  features: [...BELOW_FEATURES, LENT.environment, ...LEAVES],
  blocks: ['features/', 'cards/', 'catalogue/', 'content/', 'rules/', 'ui/', LENT.cmsFields, ...LEAVES],
  site: [...BELOW_SITE, LENT.environment, ...LEAVES],
  app: ['site/', ...BELOW_SITE, 'server/', 'cms/', ...LEAVES],
  cms: ['rules/', LENT.catalogueRows, LENT.blockFields, LENT.token, LENT.environment, ...LEAVES],
  server: ['rules/', LENT.token, ...LEAVES],
}

/** The files beside the folders that Next reads by name count as routes. */
const FILES_OF = { app: '^src/(app/|instrumentation[^/]*\\.ts$)' }

/** next.config.ts names these by path. */
const NAMED_IN_NEXT_CONFIG = '^src/server/next-[^/]+\\.mjs$'

/** A test may also use its neighbours' builders and the tests' support. */
const TESTS = '\\.test\\.tsx?$'

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
    {
      name: 'every-folder-has-a-layer',
      comment: 'A new folder of src/ gets a row in MAY_IMPORT',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: ours(Object.keys(MAY_IMPORT).map((folder) => `${folder}/`)) },
      to: {},
    },
    {
      name: 'leaves-import-nothing',
      comment: 'What anyone may import stays light: of ours it imports rules at most',
      severity: 'error',
      from: { path: ours(LEAVES) },
      to: { path: '^src/', pathNot: '^src/rules/' },
    },
    {
      name: 'cms-fields-are-leaves',
      comment: 'Blocks and the CMS share cms/fields, so these import only rules, access rules and each other',
      severity: 'error',
      from: { path: '^src/cms/fields/', pathNot: TESTS },
      to: { path: '^src/', pathNot: ours(['cms/fields/', 'cms/access/', 'rules/', ...LEAVES]) },
    },
    {
      name: 'block-fields-stay-light',
      comment: 'Migrations load block fields without React: no component, no features',
      severity: 'error',
      from: { path: `^src/${LENT.blockFields}` },
      to: { path: '^src/', pathNot: ours([LENT.blockFields, LENT.cmsFields, LENT.catalogueRows, 'rules/', ...LEAVES]) },
    },
    {
      name: 'config-through-the-client',
      comment: 'payload.config.ts is for cms/client.ts, the admin routes, scripts and tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/cms/client\\.ts$', '^src/app/\\(payload\\)/', TESTS] },
      to: { path: '^src/cms/payload\\.config\\.ts$' },
    },
    {
      name: 'product-without-its-tools',
      comment: 'What runs never imports scripts, tests, demo content, tools or benchmarks',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(scripts|tests|demo|tools|bench)/' },
    },
    {
      name: 'demo-without-its-generators',
      comment: 'The demo is content and committed media: the programs that made the media are not needed to load it',
      severity: 'error',
      from: { path: '^(demo|scripts|tests|bench)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a circle cannot be understood one at a time',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file, and it imports nothing',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: [TESTS, '\\.d\\.ts$', '^src/app/', NAMED_IN_NEXT_CONFIG] },
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
