import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './src/ui/picture-widths.mjs'

/**
 * Plain JavaScript: to compile TypeScript, Next would load its compiler into the running server, which takes 30 MB.
 * @type {import('next').NextConfig}
 */
const config = {
  // Renders are cached in the server's memory, not on disk: src/server/route-store.ts.
  cacheHandler: path.resolve('src/server/next-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // `npm test` checks the types, for all files at once.
  typescript: { ignoreBuildErrors: true },
  // Not bundled: one copy in the process instead of one in each bundle saves 120 MB and half of the build time.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@payloadcms/graphql',
  ],
  turbopack: {
    // As lucide-react's icons import it.
    resolveAlias: { '../createLucideIcon.mjs': './src/ui/create-lucide-icon.ts' },
    rules: {
      '**/next/dist/shared/lib/app-dynamic.js': {
        condition: 'browser',
        loaders: [path.resolve('scripts/steps/retry-dynamic.cjs')],
      },
      '**/next/dist/{lib/constants,client/components/builtin/error-styles,shared/lib/instant-messages,build/polyfills/process}.js':
        {
          condition: { all: ['browser', 'production'] },
          loaders: [path.resolve('scripts/steps/trim-next.cjs')],
        },
    },
  },
  // The editors' images, in the sizes that pages use.
  images: {
    localPatterns: [{ pathname: '/cms/api/media/file/*', search: '' }],
    formats: ['image/webp'],
    deviceSizes: [...PICTURE_WIDTHS.screen],
    imageSizes: [...PICTURE_WIDTHS.part],
    qualities: [PICTURE_QUALITY],
    // File names contain a hash of the content (src/cms/hooks/content-file-name.ts), so images never go stale. Seconds.
    minimumCacheTTL: 31_536_000,
    // Limits .next/cache/images (LRU), by default half of the free disk space. Bytes.
    maximumDiskCacheSize: 512 * 1_024 * 1_024,
  },
  poweredByHeader: false,
  // A page is served with and without its trailing slash; the canonical link has it (docs/product.md#addresses).
  skipTrailingSlashRedirect: true,
  // Metadata is always in the head: a page is rendered once for all clients, not per user agent.
  htmlLimitedBots: /.*/,
  // The page cache ignores the query, `_rsc` included, and distinguishes payloads by their headers.
  experimental: {
    validateRSCRequestHeaders: false,
    staleTimes: { dynamic: 0, static: 30 },
    // Preloading every route, the admin included, took half of the CPU time of a start. Routes load on first request.
    preloadEntriesOnStart: false,
    // CI builds in a fresh clone: nothing reads the cache, and writing its 340 MB takes 15 seconds.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Nor does anyone read where an error of that build began: 80 MB of source maps.
    turbopackSourceMaps: !process.env.CI,
  },
  // Icons seldom change: browsers revalidate them once a day.
  headers: async () => [
    {
      source: '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png|icon-.*\\.png|manifest\\.webmanifest)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
  rewrites: async () => ({
    // The server sets this header to the view (src/rules/page-view.ts) on requests for pages, and removes it from
    // clients' requests. So cookies do not select a page here.
    beforeFiles: [
      {
        source: '/:path*',
        has: [
          { type: 'header', key: 'x-ebs-page', value: '(?<view>(?:visitor|free|standard|premium)(?:-open-week)?)' },
        ],
        destination: '/~page/:view/:path*',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default withPayload(config, { devBundleServerPackages: false })
