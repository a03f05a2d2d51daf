import * as migration_20261121_132441_initial from './20261121_132441_initial';
import * as migration_20261121_143729_accounts_and_consent from './20261121_143729_accounts_and_consent';
import * as migration_20261121_175943_pictures_and_videos from './20261121_175943_pictures_and_videos';
import * as migration_20261121_184726_recipe_life from './20261121_184726_recipe_life';
import * as migration_20261121_215411_related_recipes_words from './20261121_215411_related_recipes_words';
import * as migration_20261122_043210_member_life from './20261122_043210_member_life';
import * as migration_20261122_111537_parent_pages from './20261122_111537_parent_pages';
import * as migration_20261122_115352_passkeys from './20261122_115352_passkeys';
import * as migration_20261122_150700_press_language from './20261122_150700_press_language';
import * as migration_20261123_104742_programmes from './20261123_104742_programmes';
import * as migration_20261123_132854_programme_reminders from './20261123_132854_programme_reminders';
import * as migration_20261123_180151_memberships from './20261123_180151_memberships';
import * as migration_20261123_180200_plans_of_members from './20261123_180200_plans_of_members';
import * as migration_20261123_180300_membership_summaries from './20261123_180300_membership_summaries';
import * as migration_20261123_212448_community from './20261123_212448_community';
import * as migration_20261124_003457_first_screens from './20261124_003457_first_screens';
import * as migration_20261124_034555_trash_links_gifts from './20261124_034555_trash_links_gifts';
import * as migration_20261124_035727_drafts_of_globals from './20261124_035727_drafts_of_globals';
import * as migration_20261126_102530_page_views_folders_answers from './20261126_102530_page_views_folders_answers';
import * as migration_20261126_134239_sections_comments_reviews from './20261126_134239_sections_comments_reviews';
import * as migration_20261128_052810_portraits_of_people from './20261128_052810_portraits_of_people';
import * as migration_20261128_060710_trailers from './20261128_060710_trailers';
import * as migration_20261128_165632_podcast_recordings from './20261128_165632_podcast_recordings';
import * as migration_20261128_174214_event_time_zone from './20261128_174214_event_time_zone';
import * as migration_20261128_214644_price_day_first_lines from './20261128_214644_price_day_first_lines';

export const migrations = [
  {
    up: migration_20261121_132441_initial.up,
    down: migration_20261121_132441_initial.down,
    name: '20261121_132441_initial',
  },
  {
    up: migration_20261121_143729_accounts_and_consent.up,
    down: migration_20261121_143729_accounts_and_consent.down,
    name: '20261121_143729_accounts_and_consent',
  },
  {
    up: migration_20261121_175943_pictures_and_videos.up,
    down: migration_20261121_175943_pictures_and_videos.down,
    name: '20261121_175943_pictures_and_videos',
  },
  {
    up: migration_20261121_184726_recipe_life.up,
    down: migration_20261121_184726_recipe_life.down,
    name: '20261121_184726_recipe_life',
  },
  {
    up: migration_20261121_215411_related_recipes_words.up,
    down: migration_20261121_215411_related_recipes_words.down,
    name: '20261121_215411_related_recipes_words',
  },
  {
    up: migration_20261122_043210_member_life.up,
    down: migration_20261122_043210_member_life.down,
    name: '20261122_043210_member_life',
  },
  {
    up: migration_20261122_111537_parent_pages.up,
    down: migration_20261122_111537_parent_pages.down,
    name: '20261122_111537_parent_pages',
  },
  {
    up: migration_20261122_115352_passkeys.up,
    down: migration_20261122_115352_passkeys.down,
    name: '20261122_115352_passkeys',
  },
  {
    up: migration_20261122_150700_press_language.up,
    down: migration_20261122_150700_press_language.down,
    name: '20261122_150700_press_language',
  },
  {
    up: migration_20261123_104742_programmes.up,
    down: migration_20261123_104742_programmes.down,
    name: '20261123_104742_programmes',
  },
  {
    up: migration_20261123_132854_programme_reminders.up,
    down: migration_20261123_132854_programme_reminders.down,
    name: '20261123_132854_programme_reminders',
  },
  {
    up: migration_20261123_180151_memberships.up,
    down: migration_20261123_180151_memberships.down,
    name: '20261123_180151_memberships',
  },
  {
    up: migration_20261123_180200_plans_of_members.up,
    down: migration_20261123_180200_plans_of_members.down,
    name: '20261123_180200_plans_of_members',
  },
  {
    up: migration_20261123_180300_membership_summaries.up,
    down: migration_20261123_180300_membership_summaries.down,
    name: '20261123_180300_membership_summaries',
  },
  {
    up: migration_20261123_212448_community.up,
    down: migration_20261123_212448_community.down,
    name: '20261123_212448_community',
  },
  {
    up: migration_20261124_003457_first_screens.up,
    down: migration_20261124_003457_first_screens.down,
    name: '20261124_003457_first_screens',
  },
  {
    up: migration_20261124_034555_trash_links_gifts.up,
    down: migration_20261124_034555_trash_links_gifts.down,
    name: '20261124_034555_trash_links_gifts',
  },
  {
    up: migration_20261124_035727_drafts_of_globals.up,
    down: migration_20261124_035727_drafts_of_globals.down,
    name: '20261124_035727_drafts_of_globals',
  },
  {
    up: migration_20261126_102530_page_views_folders_answers.up,
    down: migration_20261126_102530_page_views_folders_answers.down,
    name: '20261126_102530_page_views_folders_answers',
  },
  {
    up: migration_20261126_134239_sections_comments_reviews.up,
    down: migration_20261126_134239_sections_comments_reviews.down,
    name: '20261126_134239_sections_comments_reviews',
  },
  {
    up: migration_20261128_052810_portraits_of_people.up,
    down: migration_20261128_052810_portraits_of_people.down,
    name: '20261128_052810_portraits_of_people',
  },
  {
    up: migration_20261128_060710_trailers.up,
    down: migration_20261128_060710_trailers.down,
    name: '20261128_060710_trailers',
  },
  {
    up: migration_20261128_165632_podcast_recordings.up,
    down: migration_20261128_165632_podcast_recordings.down,
    name: '20261128_165632_podcast_recordings',
  },
  {
    up: migration_20261128_174214_event_time_zone.up,
    down: migration_20261128_174214_event_time_zone.down,
    name: '20261128_174214_event_time_zone',
  },
  {
    up: migration_20261128_214644_price_day_first_lines.up,
    down: migration_20261128_214644_price_day_first_lines.down,
    name: '20261128_214644_price_day_first_lines'
  },
];
