import { z } from 'zod'
import { all, lineWith, texts } from '../../contract/line.ts'
import { text } from '../fields/parts.ts'

/** `content/labels.yaml`: labels of buttons, links and regions that belong to no page. */
export const labelsSchema = z.strictObject({
  ...texts('skipToContent', 'mainNavigation', 'openMenu', 'closeMenu'),
  ...all(lineWith('label'), 'menuOf', 'allOf'),
  ...texts('newTab', 'search', 'practices', 'pauseBanner', 'playBanner', 'contactOptions'),
  ...texts('closeContactOptions', 'call', 'whatsapp'),
  /** The first sentence of a WhatsApp message, ready to be sent. */
  whatsappGreeting: lineWith('page'),
  ...texts('chat', 'leaveMessage', 'email', 'close', 'previous', 'next', 'carousel', 'slide'),
  slideOf: lineWith('number', 'total'),
  slideShown: lineWith('first', 'total'),
  slidesShown: lineWith('first', 'last', 'total'),
  ...texts('stopRotation', 'startRotation', 'readMore'),
  turnCard: lineWith('title'),
  writeTo: lineWith('name'),
  ...texts('breadcrumb', 'home', 'blog'),
  showing: lineWith('count', 'filter'),
  picked: lineWith('title'),
  shareOn: lineWith('network'),
  ...texts('by', 'footer', 'olderPosts', 'newerPosts'),
  pageOf: lineWith('number', 'total'),
  /** Accessible name of a table, which may scroll: its number in the text, and its columns. */
  table: lineWith('number', 'columns'),
  /** Accessible name of a code block, which may scroll: its number in the text. */
  code: lineWith('number'),
  ...texts('yourContact', 'invented', 'backToPicture'),
  /** Between a figure before and after, for screen readers: “3 became 40”. */
  became: text,
  /** On a sheet: a check that passed, or not yet. */
  ...texts('passed', 'open'),
  footnote: lineWith('number'),
  footnotes: text,
  footnoteBack: lineWith('number'),
})

export type Labels = z.infer<typeof labelsSchema>
