import { describe, expect, test } from 'vitest'
import { LOCK_TEXTS } from './page-texts/locks'
import { TEXTS } from './texts'

test('what opens an item says how many of its type that opens', () => {
  expect(LOCK_TEXTS.opensWith('Premium', LOCK_TEXTS.openedOf(48, 48, 'recipes'))).toBe(
    'Opens with Premium, with all 48 recipes.',
  )
  expect(LOCK_TEXTS.opensWith('Standard', null)).toBe('Opens with Standard.')
  expect(LOCK_TEXTS.freePrice(LOCK_TEXTS.openedOf(37, 48, 'recipes'))).toBe(
    'It costs nothing, and opens 37 of 48 recipes.',
  )
})

describe('user-facing texts are exact', () => {
  test('Login modal: "This feature is reserved for members"; "Please {login label} or {sign-up label} to enjoy."', () => {
    expect(TEXTS.loginModalTitle).toBe('This feature is reserved for members')
    expect(TEXTS.loginModalText('Sign in', 'Sign up')).toBe('Please Sign in or Sign up to enjoy.')
  })

  test('Empty states: "No posts found"; "No videos found"; "No posts found matching your criteria."; "No video available"; "Loading FAQs..."', () => {
    const { loadingFaqs, noMatches, noPosts, noVideo, noVideos } = TEXTS
    expect([noPosts, noVideos, noMatches, noVideo, loadingFaqs]).toEqual([
      'No posts found',
      'No videos found',
      'No posts found matching your criteria.',
      'No video available',
      'Loading FAQs...',
    ])
  })

  test('Form: success "Your message has been sent!"; invalid "Submission failed. Please check your input."; network "Network error occurred. Please try again later."', () => {
    expect([TEXTS.formSent, TEXTS.formInvalid, TEXTS.formNetworkError]).toEqual([
      'Your message has been sent!',
      'Submission failed. Please check your input.',
      'Network error occurred. Please try again later.',
    ])
  })

  test('Newsletter: failure "An error occured"; success "Your subscription to our list has been confirmed. ..."', () => {
    expect(TEXTS.newsletterFailed).toBe('An error occured')
    expect(TEXTS.newsletterDone).toBe(
      'Your subscription to our list has been confirmed. You have been added to our list and will receive news from us soon. Thank you for subscribing.',
    )
  })

  test('Food list load failure: a French message', () => {
    expect(TEXTS.foodListFailed).toBe('Impossible de charger la liste des aliments. Veuillez réessayer plus tard.')
  })

  test('Members-only notice: "The rest of this content is reserved for members"', () => {
    expect(TEXTS.membersOnlyNotice).toBe('The rest of this content is reserved for members')
  })
})

describe('placeholders and labels are exact', () => {
  test('Placeholders: "Search...", "Search posts...", "Search FAQs..."', () => {
    expect([TEXTS.searchSite, TEXTS.searchPosts, TEXTS.searchFaqs]).toEqual([
      'Search...',
      'Search posts...',
      'Search FAQs...',
    ])
  })

  test('Labels Sign in, Sign up', () => {
    expect([TEXTS.signIn, TEXTS.signUp]).toEqual(['Sign in', 'Sign up'])
  })
})
