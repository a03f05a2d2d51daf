import path from 'node:path'
import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { TYPES_WITH_PAGES } from '@/model/content-types'
import { LIMITS } from '@/rules/limits'
import { databaseUrl, dataDir, logLevel } from '@/runtime/env'
import { uploadTempDir } from '@/runtime/environment'
import { cookiePrefix } from '@/runtime/session-token'
import { signingSecret } from '@/runtime/signing-secret'
import { trimAdmin } from './access/admin-screens'
import { closeInternalCollections } from './access/internal-collections'
import { adminTranslations } from './admin-translations'
import {
  Achievements,
  Devices,
  Favourites,
  Feedback,
  Milestones,
  ProgrammeWeeks,
  Ratings,
  Subscribers,
  Viewings,
  Watches,
} from './collections/activity'
import { Avatars } from './collections/avatars'
import { Categories } from './collections/categories'
import { EditorComments } from './collections/editor-comments'
import { DoneSteps, Enrolments } from './collections/enrolments'
import { ForumBoards } from './collections/forum-boards'
import {
  ForumDrafts,
  ForumFollows,
  ForumReactions,
  ForumReads,
  ForumReports,
  ForumStandings,
  NotificationSettings,
  Notifications,
} from './collections/forum-members'
import { ForumEdits, ForumLog, ForumMoves, ForumPictures, ForumPosts, ForumTopics } from './collections/forum-rows'
import { Catalogue, Identities, PageViews } from './collections/internal'
import { Media } from './collections/media'
import { MemberNotes } from './collections/member-notes'
import { MembershipEvents } from './collections/membership-events'
import { MembershipMessages } from './collections/membership-messages'
import { Gifts, Orders } from './collections/orders'
import { Pages } from './collections/pages'
import { PasskeyChallenges, Passkeys } from './collections/passkeys'
import { Plans } from './collections/plans'
import { RecipeNotes, ShoppingLists } from './collections/private'
import { ProgrammeReminders } from './collections/programme-reminders'
import { Programmes } from './collections/programmes'
import { Recipes } from './collections/recipes'
import { Redirects } from './collections/redirects'
import { ReviewRequests } from './collections/review-requests'
import { Sections } from './collections/sections'
import {
  Events,
  ExpertAdvices,
  Faqs,
  GuidedMeditations,
  LifestyleGuides,
  Masterclasses,
  MovementGuides,
  Partners,
  Podcasts,
  Posts,
  Press,
  RebootReviveWeeks,
  Testimonials,
  YaldaLovesProducts,
} from './collections/simple-types'
import { StripeCustomers, StripeEvents } from './collections/stripe'
import { Subscriptions } from './collections/subscriptions'
import { Users } from './collections/users'
import { VideoFiles } from './collections/video-files'
import { databaseAdapter } from './database/adapter'
import { contentFeatures } from './fields/content-features'
import { FormFiles } from './forms/form-files'
import { forms } from './forms/forms'
import { disablePluginEmails, submissions } from './forms/submissions'
import { FoodLists } from './globals/food-lists'
import { Footer } from './globals/footer'
import { MembershipEmails } from './globals/membership-emails'
import { Modals } from './globals/modals'
import { MovementWeeks } from './globals/movement-weeks'
import { Navigation } from './globals/navigation'
import { Settings } from './globals/settings'
import { respondBadInput } from './hooks/bad-input'
import { removeLabelCommas } from './hooks/error-labels'
import { linkEndpoints } from './links/endpoints'
import { cmsLogger } from './logger'
import { mail } from './mail/mail'
import { titledRows } from './rows/titled-rows'
import { moveScheduled } from './scheduled/move'

const baseConfig: Omit<Config, 'db'> = {
  secret: signingSecret(),
  cookiePrefix: cookiePrefix(),
  // No Authorization header: the session is in an HttpOnly cookie.
  auth: { jwtOrder: ['cookie'] },
  telemetry: false,
  // Payload's startup messages are noise; only warnings and errors are logged.
  logger: cmsLogger(logLevel()),
  email: mail,
  routes: { admin: '/admin', api: '/cms/api' },
  // The admin uses REST only, and one GraphQL request can block the process for seconds.
  graphQL: { disable: true },
  endpoints: [...linkEndpoints, moveScheduled],
  admin: {
    user: Users.slug,
    // Not Gravatar: the admin sends no requests to other hosts.
    avatar: 'default',
    importMap: {
      baseDir: path.resolve(process.cwd(), 'src'),
      importMapFile: path.resolve(process.cwd(), 'src/app/(payload)/admin/importMap.js'),
    },
    meta: {
      titleSuffix: ' · eat, burn, sleep',
      description: 'Edit the content of the site.',
      // The site's icon, src/app/icon.svg. The admin's pages are never shared, so there is no social picture.
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      defaultOGImageType: 'off',
    },
    // Paths instead of imports: the components in src/cms/admin need React. Their styles are
    // src/app/(payload)/admin.css.
    components: {
      graphics: { Logo: '@/cms/admin/Logo#Logo', Icon: '@/cms/admin/Icon#Icon' },
      beforeLogin: ['@/cms/admin/Welcome#Welcome'],
      afterNavLinks: ['@/cms/admin/memberships/NavLinks#NavLinks', '@/cms/admin/community/NavLinks#NavLinks'],
      beforeDashboard: ['@/cms/admin/dashboard/Dashboard#Dashboard'],
      views: {
        recipeTransfer: {
          Component: '@/cms/admin/transfer/TransferView#TransferView',
          path: '/recipes-import-export',
          exact: true,
          meta: { title: 'Recipes: import and export' },
        },
        members: {
          Component: '@/cms/admin/memberships/MembersView#MembersView',
          path: '/members',
          exact: true,
          meta: { title: 'Members' },
        },
        member: {
          Component: '@/cms/admin/memberships/MemberView#MemberView',
          path: '/members/:id',
          exact: true,
          meta: { title: 'Member' },
        },
        membershipNumbers: {
          Component: '@/cms/admin/memberships/NumbersView#NumbersView',
          path: '/membership-numbers',
          exact: true,
          meta: { title: 'Numbers of memberships' },
        },
        membershipPrices: {
          Component: '@/cms/admin/memberships/PricesView#PricesView',
          path: '/membership-prices',
          exact: true,
          meta: { title: 'Earlier prices of memberships' },
        },
        pageTree: {
          Component: '@/cms/admin/addresses/TreeView#TreeView',
          path: '/page-tree',
          exact: true,
          meta: { title: 'Tree of pages' },
        },
        pageTemplates: {
          Component: '@/cms/admin/templates/TemplatesView#TemplatesView',
          path: '/page-templates',
          exact: true,
          meta: { title: 'New page from a template' },
        },
        communityQueue: {
          Component: '@/cms/admin/community/QueueView#QueueView',
          path: '/community-queue',
          exact: true,
          meta: { title: 'Posts waiting for approval' },
        },
        communityLog: {
          Component: '@/cms/admin/community/LogView#LogView',
          path: '/community-log',
          exact: true,
          meta: { title: 'Moderation log' },
        },
        communityMember: {
          Component: '@/cms/admin/community/RecordView#RecordView',
          path: '/community-member',
          exact: true,
          meta: { title: 'A member’s record' },
        },
        membershipsImport: {
          Component: '@/cms/admin/memberships/ImportView#ImportView',
          path: '/memberships-import',
          exact: true,
          meta: { title: 'Memberships: import and export' },
        },
      },
    },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desk', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  i18n: { translations: { en: adminTranslations } },
  collections: [
    Pages,
    Recipes,
    MovementGuides,
    GuidedMeditations,
    Masterclasses,
    Podcasts,
    Posts,
    Testimonials,
    Faqs,
    Events,
    ExpertAdvices,
    LifestyleGuides,
    RebootReviveWeeks,
    YaldaLovesProducts,
    Press,
    Partners,
    Programmes,
    Sections,
    Media,
    VideoFiles,
    Categories,
    Redirects,
    Users,
    Avatars,
    Plans,
    Subscriptions,
    StripeCustomers,
    StripeEvents,
    Orders,
    Gifts,
    MembershipEvents,
    MembershipMessages,
    MemberNotes,
    Milestones,
    Favourites,
    Watches,
    Viewings,
    Ratings,
    ProgrammeWeeks,
    Enrolments,
    DoneSteps,
    ProgrammeReminders,
    Achievements,
    RecipeNotes,
    ShoppingLists,
    Feedback,
    Subscribers,
    Devices,
    Passkeys,
    PasskeyChallenges,
    FormFiles,
    ForumBoards,
    ForumTopics,
    ForumPosts,
    ForumEdits,
    ForumMoves,
    ForumReactions,
    ForumFollows,
    ForumReads,
    ForumDrafts,
    ForumReports,
    ForumStandings,
    ForumLog,
    ForumPictures,
    Notifications,
    NotificationSettings,
    EditorComments,
    ReviewRequests,
    Catalogue,
    Identities,
    PageViews,
  ],
  globals: [Settings, Navigation, Footer, Modals, MovementWeeks, FoodLists, MembershipEmails],
  editor: lexicalEditor({ features: contentFeatures(TYPES_WITH_PAGES) }),
  sharp,
  // Uploads go to temporary files, not memory. src/server/body-limit.ts limits who may upload how much.
  upload: {
    limits: { fileSize: LIMITS.videoMaxBytes },
    requestSizeLimit: Number.POSITIVE_INFINITY,
    useTempFiles: true,
    tempFileDir: uploadTempDir(dataDir()),
  },
  typescript: { outputFile: path.resolve(process.cwd(), 'src/payload-types.ts') },
  jobs: {
    tasks: [],
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  plugins: [
    formBuilderPlugin({
      formOverrides: forms,
      formSubmissionOverrides: submissions,
    }),
    disablePluginEmails,
    titledRows,
  ],
  hooks: { afterError: [respondBadInput, removeLabelCommas] },
}

/**
 * The CMS's config. Next, the scripts and the tests load it, so nothing it imports may need React, CSS or a running
 * server. It is a promise instead of a top-level await, because on Node 20 importing a module with a top-level await
 * sometimes never finishes.
 */
export default databaseAdapter(databaseUrl())
  .then((db) => buildConfig({ ...baseConfig, db }))
  .then(closeInternalCollections)
  .then(trimAdmin)
