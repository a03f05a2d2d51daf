import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // Renders are kept in the server's memory, not on disk: src/server/route-store.ts.
  cacheHandler: path.resolve('src/server/next-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Types are checked by `npm test`, once and for the whole tree.
  typescript: { ignoreBuildErrors: true },
  // Left in node_modules rather than bundled: one copy in the process instead of one for each
  // bundle (120 MB less), and a build in half the time.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@payloadcms/graphql',
  ],
  // The editors' pictures, in the sizes that pages ask for. SPEC 9: quality 75.
  images: {
    localPatterns: [{ pathname: '/cms/api/media/file/*', search: '' }],
    formats: ['image/webp'],
    // For a phone at two pixels to a point: half of it (360), a card (720), all of it (828).
    deviceSizes: [390, 720, 828, 1080, 1440, 1920],
    imageSizes: [180, 270, 360],
    qualities: [75],
    // An address stands for one content (src/cms/hooks/content-file-name.ts): nothing goes stale. Seconds.
    minimumCacheTTL: 31_536_000,
    // .next/cache/images, least recently used out first; otherwise half of what the disk has free. Bytes.
    maximumDiskCacheSize: 512 * 1_024 * 1_024,
  },
  poweredByHeader: false,
  // With and without a trailing slash a page answers 200; the canonical link names one. DESIGN 4.5.
  skipTrailingSlashRedirect: true,
  // Titles stand in the head for everyone: a page is rendered once for all, not per user agent.
  htmlLimitedBots: /.*/,
  // The page cache drops queries, `_rsc` with them, and tells payloads apart by the headers themselves.
  experimental: {
    validateRSCRequestHeaders: false,
    staleTimes: { dynamic: 0, static: 30 },
    // Half of a start's processor time went into loading every route, the admin's with all its parts. Each now comes
    // with its first request.
    preloadEntriesOnStart: false,
  },
  // Icons change with the face of the site, if at all: asked for once a day.
  headers: async () => [
    {
      source: '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png|icon-.*\\.png|manifest\\.webmanifest)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
  rewrites: async () => ({
    // The server marks the requests that are for pages with their audience (src/server/page-handler.ts,
    // render.ts), and drops the header from everybody else's. So a cookie decides nothing here.
    beforeFiles: [
      {
        source: '/:path*',
        has: [{ type: 'header', key: 'x-ebs-page', value: '(?<audience>visitor|free|standard|premium)' }],
        destination: '/~page/:audience/:path*',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default withPayload(config, { devBundleServerPackages: false })
