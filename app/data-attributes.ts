/** The data attributes that code, styles and tests share; one that a component sets for its own styles stays with it. */
import type { Accent } from '../model/fields/kite.ts'

// Events of the document, by which pages and the snippets of other companies speak (`docs/owner.md`).
/** An enquiry was sent; the detail is what may be counted. */
export const ENQUIRY_SENT = 'enquiry-sent'
/** The visitor took back the consent; the page is loaded anew right after it. */
export const CONSENT_WITHDRAWN = 'consent-withdrawn'
/** By the snippet: its chat can be opened, by the function in the detail. */
export const CHAT_READY = 'chat-ready'

export const DATA = {
  hydrated: 'data-hydrated', // On `<html>`: all listeners are there. On an island: React has hydrated it.
  expected: 'data-expected', // On `<html>`: results of demos are stored, for which an enquiry's form leaves room.
  longName: 'data-long', // On the name in the header: one of its words needs smaller letters.
  line: 'data-line', // On Home's hero: its line can be pulled.

  trigger: 'data-trigger', // On the trigger of a hero: a link to the demo into which it turns.
  open: 'data-open', // On a demo: it stands in the place of the hero.

  island: 'data-island', // On an island: its name.
  module: 'data-module', // On an island: the address of its module.
  props: 'data-props', // On an island: its component's props as JSON.
  waiting: 'data-waiting', // On an island: its form was sent and waits for it; `long` after some seconds.
  held: 'data-held', // On a link of an island: a press waits a moment until it is hydrated.

  unless: 'data-unless', // On a required field: the names of those beside which it may be empty.

  scripts: 'data-scripts', // On the page: the scripts of other companies that run at once, as JSON.
  consent: 'data-consent', // On the consent question: those that run once the visitor agrees, as JSON.
  changeConsent: 'data-change-consent', // On the link that asks for consent again.
  liveChat: 'data-live-chat', // On the button of a chat of another company: its script, in a list as JSON.

  drags: 'data-drags', // On the handle of what is being dragged in a demo.
  drop: 'data-drop', // On a drop target in a demo: its name.
  over: 'data-over', // On a drop target, while something is held over it.
  pageOnly: 'data-page-only', // Left out of the page's Markdown: demos, samples, links that only help on the page.

  gone: 'data-gone', // On the contact widget of narrow windows: whether it has gone; without it, it does not float.
  opensOnHover: 'data-opens-on-hover', // On the item of a navigation that has a dropdown.
  bannerButton: 'data-banner-button', // On the banner's button: its labels while the strip moves and is paused, as JSON.
  paused: 'data-paused', // On the logo banner: its strip is paused.
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
