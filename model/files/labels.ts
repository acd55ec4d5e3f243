import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { text } from '../fields/parts.ts'

/** `content/labels.yaml`: labels of buttons, links and regions that belong to no page. */
export const labelsSchema = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  openMenu: text,
  closeMenu: text,
  menuOf: lineWith('label'),
  allOf: lineWith('label'),
  newTab: text,
  search: text,
  practices: text,
  pauseBanner: text,
  playBanner: text,
  contactOptions: text,
  closeContactOptions: text,
  call: text,
  whatsapp: text,
  /** The first sentence of a WhatsApp message, ready to be sent. */
  whatsappGreeting: lineWith('page'),
  chat: text,
  /** Opens Home's own chat, and is its title. */
  leaveMessage: text,
  email: text,
  close: text,
  previous: text,
  next: text,
  carousel: text,
  slide: text,
  slideOf: lineWith('number', 'total'),
  slideShown: lineWith('first', 'total'),
  slidesShown: lineWith('first', 'last', 'total'),
  stopRotation: text,
  startRotation: text,
  readMore: text,
  turnCard: lineWith('title'),
  breadcrumb: text,
  home: text,
  blog: text,
  showing: lineWith('count', 'filter'),
  picked: lineWith('title'),
  shareOn: lineWith('network'),
  by: text,
  footer: text,
  olderPosts: text,
  newerPosts: text,
  pageOf: lineWith('number', 'total'),
  /** Accessible name of a table, which may scroll: its number in the text, and its columns. */
  table: lineWith('number', 'columns'),
  /** Accessible name of a code block, which may scroll: its number in the text. */
  code: lineWith('number'),
  /** Before the person who answers enquiries from a page. */
  yourContact: text,
  /** On case studies and sheets that are made up. */
  invented: text,
  backToPicture: text,
  /** Between a figure before and after, for screen readers: “3 became 40”. */
  became: text,
  /** On a sheet: a check that passed, or not yet. */
  passed: text,
  open: text,
  footnote: lineWith('number'),
  footnotes: text,
  footnoteBack: lineWith('number'),
})
