// Which folder of src/ may import which. Imports point one way:
// app → site → blocks → features → cards → catalogue → content, rules, ui.
// A row of MAY_IMPORT lists the only folders and files of src/ that a folder may import besides itself.

/** Files that other folders may import although their folder is internal. */
const LENT = {
  /** The CMS's interface: documents, SQL, the database's health, due jobs. */
  cmsClient: 'cms/(client|sql|database-health|due-jobs)\\.ts$',
  /** Fields that blocks and the CMS share. */
  cmsFields: 'cms/fields/',
  /** The fields of blocks, which load without React. */
  blockFields: 'blocks/(fields\\.ts$|[^/]+/fields\\.ts$)',
  /** The catalogue's row builders and post types, which are pure. */
  catalogueRows: 'catalogue/(row|post-types)\\.ts$',
  /** The verification of session tokens. */
  token: 'features/session/token.ts',
  /** The checked settings of the process. */
  environment: 'server/environment.ts',
  /** The interface between the server process and Next's bundle: a leaf. */
  shared: 'server/bridge.ts',
  /** The signing secret: a leaf. */
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

/** Tests may also import fixtures of other folders and test support. */
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
      comment: 'Files that every layer may import depend on rules at most',
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
      to: { path: '^tools/' },
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
