import type { CookieConsentConfig } from 'vanilla-cookieconsent'
import { CONSENT_ROOT } from './consent-root'
import { ANALYTICS_CATEGORY, CONSENT_COOKIE } from './consent-status'

const COOKIE_LIFETIME_DAYS = 182

const BUTTON_LABELS = {
  acceptAllBtn: 'Accept all',
  acceptNecessaryBtn: 'Reject all',
}

type Listeners = {
  /** Called with every decision: a new one, a stored one, and a change. */
  onDecision(): void
  /** Called when the banner has been rendered, before it is shown. */
  onBanner(banner: HTMLElement): void
}

/** Opt-in: everything but the necessary cookies is off until the visitor accepts it. */
export function consentConfig({ onBanner, onDecision }: Listeners): CookieConsentConfig {
  return {
    mode: 'opt-in',
    root: `#${CONSENT_ROOT}`,
    // It would also hide the banner from remote-controlled browsers: assistive tools, and our tests.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: COOKIE_LIFETIME_DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      [ANALYTICS_CATEGORY]: {
        enabled: false,
        // Running scripts cannot be unloaded, so the page reloads after a withdrawal.
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
            title: 'Cookies',
            description: 'A few cookies are needed. May we count visits?',
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
