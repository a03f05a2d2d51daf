import * as migration_20261121_135253_initial from './20261121_135253_initial';
import * as migration_20261121_143718_accounts_and_consent from './20261121_143718_accounts_and_consent';
import * as migration_20261121_175932_pictures_and_videos from './20261121_175932_pictures_and_videos';
import * as migration_20261121_184706_recipe_life from './20261121_184706_recipe_life';
import * as migration_20261121_215347_related_recipes_words from './20261121_215347_related_recipes_words';
import * as migration_20261122_043206_member_life from './20261122_043206_member_life';
import * as migration_20261122_111525_parent_pages from './20261122_111525_parent_pages';
import * as migration_20261122_115347_passkeys from './20261122_115347_passkeys';
import * as migration_20261122_150656_press_language from './20261122_150656_press_language';
import * as migration_20261123_104701_programmes from './20261123_104701_programmes';
import * as migration_20261123_132841_programme_reminders from './20261123_132841_programme_reminders';
import * as migration_20261123_180119_memberships from './20261123_180119_memberships';
import * as migration_20261123_180200_plans_of_members from './20261123_180200_plans_of_members';
import * as migration_20261123_180300_membership_summaries from './20261123_180300_membership_summaries';
import * as migration_20261123_212436_community from './20261123_212436_community';
import * as migration_20261124_003419_first_screens from './20261124_003419_first_screens';
import * as migration_20261124_034535_trash_links_gifts from './20261124_034535_trash_links_gifts';
import * as migration_20261124_035713_drafts_of_globals from './20261124_035713_drafts_of_globals';
import * as migration_20261126_102519_page_views_folders_answers from './20261126_102519_page_views_folders_answers';
import * as migration_20261126_134213_sections_comments_reviews from './20261126_134213_sections_comments_reviews';
import * as migration_20261128_052747_portraits_of_people from './20261128_052747_portraits_of_people';
import * as migration_20261128_060645_trailers from './20261128_060645_trailers';
import * as migration_20261128_165621_podcast_recordings from './20261128_165621_podcast_recordings';
import * as migration_20261128_174208_event_time_zone from './20261128_174208_event_time_zone';
import * as migration_20261128_214628_price_day_first_lines from './20261128_214628_price_day_first_lines';

export const migrations = [
  {
    up: migration_20261121_135253_initial.up,
    down: migration_20261121_135253_initial.down,
    name: '20261121_135253_initial',
  },
  {
    up: migration_20261121_143718_accounts_and_consent.up,
    down: migration_20261121_143718_accounts_and_consent.down,
    name: '20261121_143718_accounts_and_consent',
  },
  {
    up: migration_20261121_175932_pictures_and_videos.up,
    down: migration_20261121_175932_pictures_and_videos.down,
    name: '20261121_175932_pictures_and_videos',
  },
  {
    up: migration_20261121_184706_recipe_life.up,
    down: migration_20261121_184706_recipe_life.down,
    name: '20261121_184706_recipe_life',
  },
  {
    up: migration_20261121_215347_related_recipes_words.up,
    down: migration_20261121_215347_related_recipes_words.down,
    name: '20261121_215347_related_recipes_words',
  },
  {
    up: migration_20261122_043206_member_life.up,
    down: migration_20261122_043206_member_life.down,
    name: '20261122_043206_member_life',
  },
  {
    up: migration_20261122_111525_parent_pages.up,
    down: migration_20261122_111525_parent_pages.down,
    name: '20261122_111525_parent_pages',
  },
  {
    up: migration_20261122_115347_passkeys.up,
    down: migration_20261122_115347_passkeys.down,
    name: '20261122_115347_passkeys',
  },
  {
    up: migration_20261122_150656_press_language.up,
    down: migration_20261122_150656_press_language.down,
    name: '20261122_150656_press_language',
  },
  {
    up: migration_20261123_104701_programmes.up,
    down: migration_20261123_104701_programmes.down,
    name: '20261123_104701_programmes',
  },
  {
    up: migration_20261123_132841_programme_reminders.up,
    down: migration_20261123_132841_programme_reminders.down,
    name: '20261123_132841_programme_reminders',
  },
  {
    up: migration_20261123_180119_memberships.up,
    down: migration_20261123_180119_memberships.down,
    name: '20261123_180119_memberships',
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
    up: migration_20261123_212436_community.up,
    down: migration_20261123_212436_community.down,
    name: '20261123_212436_community',
  },
  {
    up: migration_20261124_003419_first_screens.up,
    down: migration_20261124_003419_first_screens.down,
    name: '20261124_003419_first_screens',
  },
  {
    up: migration_20261124_034535_trash_links_gifts.up,
    down: migration_20261124_034535_trash_links_gifts.down,
    name: '20261124_034535_trash_links_gifts',
  },
  {
    up: migration_20261124_035713_drafts_of_globals.up,
    down: migration_20261124_035713_drafts_of_globals.down,
    name: '20261124_035713_drafts_of_globals',
  },
  {
    up: migration_20261126_102519_page_views_folders_answers.up,
    down: migration_20261126_102519_page_views_folders_answers.down,
    name: '20261126_102519_page_views_folders_answers',
  },
  {
    up: migration_20261126_134213_sections_comments_reviews.up,
    down: migration_20261126_134213_sections_comments_reviews.down,
    name: '20261126_134213_sections_comments_reviews',
  },
  {
    up: migration_20261128_052747_portraits_of_people.up,
    down: migration_20261128_052747_portraits_of_people.down,
    name: '20261128_052747_portraits_of_people',
  },
  {
    up: migration_20261128_060645_trailers.up,
    down: migration_20261128_060645_trailers.down,
    name: '20261128_060645_trailers',
  },
  {
    up: migration_20261128_165621_podcast_recordings.up,
    down: migration_20261128_165621_podcast_recordings.down,
    name: '20261128_165621_podcast_recordings',
  },
  {
    up: migration_20261128_174208_event_time_zone.up,
    down: migration_20261128_174208_event_time_zone.down,
    name: '20261128_174208_event_time_zone',
  },
  {
    up: migration_20261128_214628_price_day_first_lines.up,
    down: migration_20261128_214628_price_day_first_lines.down,
    name: '20261128_214628_price_day_first_lines'
  },
];
