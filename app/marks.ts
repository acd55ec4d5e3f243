/** The attributes that code, styles and tests share on the document; styles name them as they stand here. */
export const MARK = {
  /** On `<html>`: menus and parts are watched, and styles that stand in for scripts step back. */
  awake: 'data-awake',
  /** On a part: its name. */
  part: 'data-part',
  /** On a part: the address of its module. */
  module: 'data-module',
  /** On a part: what its component needs, as JSON. */
  props: 'data-props',
  /** On a part: props that come from files, with their addresses, as JSON. */
  shared: 'data-shared',
  /** On a part that moves by itself: it does not wait for a sign of the visitor. */
  byItself: 'data-by-itself',
  /** On a `<template>`: what costs nothing until a visitor is there. */
  later: 'data-later',
  /** On `<main>`: what someone who writes after this page is likely to write about. */
  subject: 'data-subject',
} as const
