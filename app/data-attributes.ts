/**
 * The attributes that code, styles and tests share on the document. Code takes those that it looks for
 * from here; styles name them as they stand here. What one component alone sets for its own styles
 * (`data-columns`) stays with it.
 */
import type { Accent } from '../schemas/kite.ts'

export const DATA = {
  /** On `<html>`: menus and islands are watched, and styles that stand in for scripts step back. On an island: React has it. */
  hydrated: 'data-hydrated',
  /** On `<html>`: the page is loaded and painted, and fonts that only part of the words need may come. */
  painted: 'data-painted',
  /** On `<html>`: where the figures of a visit go. */
  visitFigures: 'data-visit-figures',
  /** On `<main>`: what someone who writes after this page is likely to write about. */
  subject: 'data-subject',
  /** On a `<template>`: what costs nothing until a visitor is there. */
  deferred: 'data-deferred',

  /** On an island: its name. */
  island: 'data-island',
  /** On an island: the address of its module. */
  module: 'data-module',
  /** On an island: the addresses of all files that its module needs, itself included. */
  files: 'data-files',
  /** On an island: what its component needs, as JSON. */
  props: 'data-props',
  /** On an island: props that come from files, with their addresses, as JSON. */
  shared: 'data-shared',
  /** On an island that moves by itself: it does not wait for an interaction. */
  eager: 'data-eager',

  /** On the header's link to the search: it opens as a dialog instead. */
  search: 'data-search',
  /** On the page of all addresses: where stands what was found. */
  searchResults: 'data-search-results',
  /** On the list of an article's headings, which follows the reader. */
  contents: 'data-contents',
  /** On the button that copies an article's address: what it says once it has. */
  copied: 'data-copied',
  /** On the same button: what it says where the browser refuses the clipboard. */
  copyFailed: 'data-copy-failed',
  /** On the button that opens the device's own way to share. */
  send: 'data-send',
  /** On a section: it alone is being printed. */
  printing: 'data-printing',
  /** On an item of a list of tasks: it has its box in place of a diamond. */
  task: 'data-task',
  /** What the Markdown of a page leaves out: demos, samples, links that only a visitor of the page needs. */
  pageOnly: 'data-page-only',

  /** On the item of a navigation that has a menu. */
  opensOnHover: 'data-opens-on-hover',
  /** On the banner's button: what it says, and what it says once the strip stands, as JSON. */
  bannerButton: 'data-banner-button',
  /** On the logo banner: its strip stands. */
  paused: 'data-paused',
} as const

/**
 * The attribute of an element that the Markdown of its page leaves out.
 * @param isSample what it says is invented: read apart from the page, it would pass for real
 */
export const pageOnly = (isSample: boolean | undefined = false) =>
  isSample ? { [DATA.pageOnly]: '' } : {}

/** The colours that something may stand on. */
export type Background = Accent | 'sky' | 'white'

/** What styles alone look for, wherever it stands; the compiler knows the values. */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** The colour that it stands on, by which `styles/base.critical.css` sets text, links and lines. */
    'data-background'?: Background | undefined
    /** What stands around every page and stays in place when the page changes (`styles/motion.critical.css`). */
    'data-layout'?: 'banner' | 'widget'
  }
}
