/**
 * The data attributes that code, styles and tests share. Code takes the names from here; styles repeat
 * them. An attribute that only one component sets, for its own styles (`data-columns`), stays with it.
 */
import type { Accent } from '../model/fields/kite.ts'

// Events of the document, by which pages and the snippets of other companies speak (`docs/owner.md`).
/** An enquiry was sent; the detail is what may be counted. */
export const ENQUIRY_SENT = 'enquiry-sent'
/** The visitor took back the consent; the page is loaded anew right after it. */
export const CONSENT_WITHDRAWN = 'consent-withdrawn'
/** By the snippet: its chat can be opened, by the function in the detail. */
export const CHAT_READY = 'chat-ready'

export const DATA = {
  /** On `<html>`: menus and islands have their listeners. On an island: React has hydrated it. */
  hydrated: 'data-hydrated',
  /** On `<html>`: results of demos are stored, for which an enquiry's form leaves room. */
  expected: 'data-expected',
  /** On the name in the header: one of its words needs smaller letters. */
  longName: 'data-long',
  /** On Home's hero: its line can be pulled. */
  line: 'data-line',

  /** On the handle of a hero: a link to the demo into which it turns. */
  handle: 'data-handle',
  /** On a demo: it stands in the place of the hero. */
  open: 'data-open',

  /** On an island: its name. */
  island: 'data-island',
  /** On an island: the address of its module. */
  module: 'data-module',
  /** On an island: its component's props as JSON. */
  props: 'data-props',
  /** On an island: its form was sent and waits for it; `long` after some seconds. */
  waiting: 'data-waiting',
  /** On a link of an island: a press waits a moment until it is hydrated. */
  held: 'data-held',

  /** On a required field: the names of those beside which it may be empty. */
  unless: 'data-unless',

  /** On the page: the scripts of other companies that run at once, as JSON. */
  scripts: 'data-scripts',
  /** On the consent question: those that run once the visitor agrees, as JSON. */
  consent: 'data-consent',
  /** On the link that asks for consent again. */
  changeConsent: 'data-change-consent',
  /** On the button of a chat of another company: its script, in a list as JSON. */
  liveChat: 'data-live-chat',

  /** On the handle of what is being dragged in a demo. */
  drags: 'data-drags',
  /** On a drop target in a demo: its name. */
  drop: 'data-drop',
  /** On a drop target, while something is held over it. */
  over: 'data-over',
  /** Left out of the page's Markdown: demos, samples, links that only help on the page. */
  pageOnly: 'data-page-only',

  /** On the contact widget of narrow windows: whether it has gone; without it the widget does not float. */
  gone: 'data-gone',
  /** On the item of a navigation that has a dropdown. */
  opensOnHover: 'data-opens-on-hover',
  /** On the banner's button: its labels while the strip moves and while it is paused, as JSON. */
  bannerButton: 'data-banner-button',
  /** On the logo banner: its strip is paused. */
  paused: 'data-paused',
} as const

/** Marks an element that the Markdown of its page leaves out if it is invented. */
export const pageOnly = (isSample: boolean | undefined = false) =>
  isSample ? { [DATA.pageOnly]: '' } : {}

/** The background colours of sections and boxes. */
export type Background = Accent | 'sky' | 'white'

/** Attributes that only styles read; the compiler checks the values. */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** The background, which sets the colours of text, links and lines. */
    'data-background'?: Background | undefined
    /** A part of the layout, which is not printed. */
    'data-layout'?: 'banner' | 'widget'
  }
}
