import type { CookieConsentConfig } from 'vanilla-cookieconsent'
import { CONSENT_ROOT } from './consent-root'
import { ANALYTICS_CATEGORY, CONSENT_COOKIE } from './consent-status'

const COOKIE_LIFETIME_DAYS = 182

const BUTTON_LABELS = {
  acceptAllBtn: 'Accept all',
  acceptNecessaryBtn: 'Reject all',
}

type Listeners = {
  /** After consent was given, now or on an earlier visit, and after it was changed. */
  onDecision(): void
  /** The banner has been made, not shown yet. */
  onBanner(banner: HTMLElement): void
}

/** Opt-in: everything but the necessary is off until the reader says otherwise. SPEC 4. */
export function consentConfig({ onBanner, onDecision }: Listeners): CookieConsentConfig {
  return {
    mode: 'opt-in',
    root: `#${CONSENT_ROOT}`,
    // It would hide the banner from remote-controlled browsers too: people's tools, and our tests.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: COOKIE_LIFETIME_DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      [ANALYTICS_CATEGORY]: {
        enabled: false,
        // What runs already cannot be called back: after a withdrawal the page starts anew, without it.
        autoClear: { cookies: [{ name: /^_(?:ga|gid|gat|gcl)/ }], reloadPage: true },
      },
    },
    onConsent: onDecision,
    onChange: onDecision,
    onModalReady: ({ modal, modalName }) => {
      if (modalName === 'consentModal') onBanner(modal)
    },
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {
            ...BUTTON_LABELS,
            title: 'Cookies, the other kind',
            description:
              'We need a few to run the site. May we also count which pages are read? You can change your mind at any time.',
            showPreferencesBtn: 'Choose',
          },
          preferencesModal: {
            ...BUTTON_LABELS,
            title: 'Cookie settings',
            closeIconLabel: 'Close',
            savePreferencesBtn: 'Save my choice',
            sections: [
              {
                title: 'Necessary',
                description: 'They keep you signed in and remember this choice. The site does not work without them.',
                linkedCategory: 'necessary',
              },
              {
                title: 'Measuring',
                description: 'They tell us which pages are read and where people get lost. Off unless you allow them.',
                linkedCategory: ANALYTICS_CATEGORY,
              },
            ],
          },
        },
      },
    },
  }
}
