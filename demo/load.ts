import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoBoards } from './community'
import { commentedItems } from './community/comments'
import { demoMembers } from './community/members'
import { demoEvents } from './events'
import { demoFaqs } from './faqs'
import { demoGuides } from './guides'
import type { Loading } from './load/context'
import { loadForms } from './load/forms'
import { itemIds } from './load/item-ids'
import { loadListening } from './load/listening'
import { loadPlans } from './load/memberships'
import { loadPages } from './load/pages'
import { loadPeople } from './load/people'
import { loadPictures, type PictureOf } from './load/pictures'
import { loadProgrammes } from './load/programmes'
import { loadReading } from './load/reading'
import { loadRecipes } from './load/recipes'
import { loadSections } from './load/sections'
import { loadShell } from './load/shell'
import { loadFaqs, loadTestimonials, loadTexts } from './load/texts'
import { filedUnder, loadTopics } from './load/topics'
import { loadVideoFiles, loadVideos } from './load/videos'
import { demoMasterclasses } from './masterclasses'
import { demoMeditations } from './meditations'
import { demoMilestones } from './milestones'
import { demoMovements } from './movements'
import { demoPages } from './pages'
import { demoPartners } from './partners'
import { demoPeople } from './people'
import { demoPlans } from './plans'
import { demoPodcasts } from './podcasts'
import { demoPress } from './press'
import { demoProducts } from './products'
import { demoProgrammes } from './programmes'
import { demoRebootWeeks } from './reboot'
import { demoRecipes } from './recipes'
import { redirects } from './redirects'
import { demoTestimonials } from './testimonials'

// Items stand before the pages that refer to them.
async function loadAll(loading: Loading) {
  await loadPlans(loading)
  await loadPeople(loading)
  const media = await loadPictures(loading)
  const pictureOf: PictureOf = (name) => media.get(name ?? '') ?? null
  const categories = await loadRecipes(loading, pictureOf)
  const topicIds = await loadTopics(loading)
  const topicsOf = (topics: readonly string[]) => filedUnder(topics, topicIds)
  const found = { pictureOf, topicsOf, videoOf: await loadVideoFiles(loading) }
  const databaseId = await loadVideos(loading, found)
  await loadListening(loading, found)
  await loadTexts(loading, pictureOf, topicIds)
  await loadReading(loading, pictureOf, topicIds)
  const faqs = await loadFaqs(loading, topicIds)
  const testimonials = await loadTestimonials(loading, pictureOf)
  for (const milestone of demoMilestones) {
    await loading.payload.create({ collection: 'milestones', data: milestone, req: loading.req })
  }
  const forms = await loadForms(loading)
  const items = await itemIds(loading)
  const ids = {
    ...items,
    media,
    categories: new Map([...categories, ...topicIds]),
    faqs,
    testimonials,
    forms,
    databaseId,
  }
  const sections = await loadSections(loading, ids)
  const pageIds = await loadPages(loading, { ...ids, sections })
  await loadProgrammes(loading, items, pageIds, pictureOf)
  for (const redirect of redirects) {
    await loading.payload.create({ collection: 'redirects', data: redirect, req: loading.req })
  }
  await loadShell(loading, pictureOf)
  // Imported late: only a load needs the calls of the community, of ratings and of milestones.
  const { loadCommunity } = await import('./load/community')
  await loadCommunity(loading)
  const { loadRatings } = await import('./load/ratings')
  await loadRatings(loading)
  const { loadAchievements } = await import('./load/achievements')
  await loadAchievements(loading)
  const forumTopics = demoBoards.flatMap(({ topics }) => topics)
  return {
    people: demoPeople.length + demoMembers.length,
    plans: demoPlans.length,
    pages: demoPages.length,
    sections: sections.size,
    recipes: demoRecipes.length,
    movementGuides: demoMovements.length,
    guidedMeditations: demoMeditations.length,
    masterclasses: demoMasterclasses.length,
    podcasts: demoPodcasts.length,
    events: demoEvents.length,
    rebootReviveWeeks: demoRebootWeeks.length,
    posts: demoArticles.length,
    expertAdvices: demoAdvices.length,
    lifestyleGuides: demoGuides.length,
    yaldaLovesProducts: demoProducts.length,
    press: demoPress.length,
    partners: demoPartners.length,
    faqs: demoFaqs.length,
    testimonials: demoTestimonials.length,
    milestones: demoMilestones.length,
    programmes: demoProgrammes.length,
    redirects: redirects.length,
    boards: demoBoards.length,
    forumTopics: forumTopics.length,
    replies: forumTopics.flatMap(({ replies }) => replies).length,
    comments: commentedItems.flatMap(({ comments }) => comments).length,
  }
}

/**
 * Puts the demo content into an empty database, all of it or none.
 * @returns how much of what
 */
export async function loadDemo(payload: Payload): Promise<Record<string, number>> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const counts = await loadAll({ payload, req })
    await commitTransaction(req)
    return counts
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
