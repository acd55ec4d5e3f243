import {
  defaultValueCtx,
  Editor,
  editorViewOptionsCtx,
  parserCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/core'
import { history } from '@milkdown/plugin-history'
import {
  commonmark,
  imageSchema,
  linkSchema,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
} from '@milkdown/preset-commonmark'
import { gfm, remarkGFMPlugin, wrapInTaskListInputRule } from '@milkdown/preset-gfm'
import { Slice } from '@milkdown/prose/model'
import { Plugin } from '@milkdown/prose/state'
import { $prose, getMarkdown } from '@milkdown/utils'
import { MARKDOWN_FORM, TABLE_FORM } from '../../../schemas/markdown-form.ts'
import { thumbnail } from '../pictures/thumbnail.ts'
import { preparePasted } from './pasted.ts'

type WriterOptions = {
  text: string
  /** The attributes of the surface. */
  attributes: Record<string, string>
  /** Is called after each change of text or selection. */
  onUpdate: () => void
  onChange: (markdown: string) => void
  /** What a paste has lost. */
  onLost: (lost: string[]) => void
  /** Is called for Alt+F10, which leads to the toolbar. In lists and tables, Tab has other uses. */
  onLeave: () => void
}

/** A picture of the folder, with its caption; pictures of other sites have no place. */
const picture = imageSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  attrs: { src: { default: '' }, alt: { default: '' }, title: { default: '' } },
  parseDOM: [
    { tag: '[data-src]', getAttrs: ({ dataset: { src, alt, title } }) => ({ src, alt, title }) },
  ],
  toDOM: ({ attrs: { src, alt, title } }) => [
    'span',
    { class: 'picture-in-text', 'data-src': src, 'data-alt': alt, 'data-title': title },
    ['img', { src: thumbnail(src), alt }],
    ['small', title],
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'image',
    runner: (state, { url, alt, title }, type) => {
      state.addNode(type, { src: url, alt: alt ?? '', title: title ?? '' })
    },
  },
}))

/** What is typed after a link does not belong to it. */
const link = linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  inclusive: false,
}))

/** What would change a text that is only opened, write HTML into it, or make checkboxes. */
const LEFT_OUT = new Set<unknown>([
  syncHeadingIdPlugin,
  ...remarkPreserveEmptyLinePlugin,
  wrapInTaskListInputRule,
])

/** A surface for the Markdown of the site, whose schema is GitHub's Markdown. */
export const createWriter = (root: HTMLElement, options: WriterOptions): Promise<Editor> =>
  Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root)
      ctx.set(defaultValueCtx, options.text)
      ctx.update(remarkStringifyOptionsCtx, (own) => ({ ...own, ...MARKDOWN_FORM }))
      ctx.set(remarkGFMPlugin.options.key, TABLE_FORM)
      ctx.set(editorViewOptionsCtx, {
        attributes: options.attributes,
        handleKeyDown: (_, { altKey, key }) => altKey && key === 'F10' && options.onLeave(),
        clipboardTextParser: (text) => Slice.maxOpen(ctx.get(parserCtx)(text).content),
        transformPastedHTML: (html) => {
          // What was copied from the surface itself is as it should be.
          if (html.includes('data-pm-slice')) return html
          const pasted = preparePasted(html)
          options.onLost(pasted.lost)
          return pasted.html
        },
      })
    })
    .use([...commonmark, ...gfm].filter((plugin) => !LEFT_OUT.has(plugin)))
    .use([picture, link].flat())
    .use(history)
    .use(
      $prose((ctx) => {
        const update = (isChanged: boolean) => {
          options.onUpdate()
          if (isChanged) options.onChange(getMarkdown()(ctx))
        }
        return new Plugin({
          view: () => ({ update: (view, before) => update(!view.state.doc.eq(before.doc)) }),
        })
      }),
    )
    .create()
