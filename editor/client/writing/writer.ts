import * as core from '@milkdown/core'
import { history } from '@milkdown/plugin-history'
import * as commonmark from '@milkdown/preset-commonmark'
import * as github from '@milkdown/preset-gfm'
import { textblockTypeInputRule, wrappingInputRule } from '@milkdown/prose/inputrules'
import { DOMParser, Fragment, type ResolvedPos, type Schema, Slice } from '@milkdown/prose/model'
import { Plugin } from '@milkdown/prose/state'
import { isInTable } from '@milkdown/prose/tables'
import type { EditorView } from '@milkdown/prose/view'
import { $inputRule, $pasteRule, $prose, $remark, getMarkdown } from '@milkdown/utils'
import { gfm } from '../../../model/fields/parse-markdown.ts'
import { MARKDOWN_FORM } from '../../../model/markdown-form.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { onOneLine, preparePasted } from './pasted.ts'

type WriterOptions = {
  text: string
  attributes: Record<string, string>
  onUpdate: () => void
  onChange: (markdown: string) => void
  onLost: (lost: string[]) => void
  /** Is called for Alt+F10, which leads to the toolbar. In lists and tables, Tab has other uses. */
  onLeave: () => void
}

/** A picture of the folder, with its caption; pictures of other sites have no place. */
const picture = commonmark.imageSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  attrs: { src: { default: '' }, alt: { default: '' }, title: { default: '' } },
  parseDOM: [
    { tag: '[data-src]', getAttrs: ({ dataset: { src, alt, title } }) => ({ src, alt, title }) },
  ],
  toDOM: ({ attrs: { src, alt, title } }) => [
    'span',
    { class: 'picture-in-text', 'data-src': src, 'data-alt': alt, 'data-title': title },
    ['img', { src: pictureAddress(src), alt }],
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
const link = commonmark.linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  inclusive: false,
}))

/** Of a pasted table, each cell becomes a line, or its blocks would tear the table apart. */
const asLine: Parameters<typeof github.tableCellSchema.extendSchema>[0] = (previous) => (ctx) => {
  const spec = previous(ctx)
  const getContent = (dom: globalThis.Node, schema: Schema) =>
    onOneLine(DOMParser.fromSchema(schema).parse(dom).content, schema)
  return { ...spec, parseDOM: spec.parseDOM?.map((rule) => ({ ...rule, getContent })) }
}

/** The only signs that make something when they are typed. One `~` means "about", `2024. ` a year. */
const typed = [
  $inputRule((ctx) => wrappingInputRule(/^- $/, commonmark.bulletListSchema.type(ctx))),
  $inputRule((ctx) =>
    textblockTypeInputRule(/^(#{2,6}) $/, commonmark.headingSchema.type(ctx), ([, signs]) => ({
      level: signs?.length,
    })),
  ),
]

/** What is pasted into a cell becomes a line, unless it is a table. ProseMirror makes cells of paragraphs. */
const intoCell = $pasteRule(() => ({
  run: (slice, { state }) =>
    isInTable(state) &&
    !slice.content.content.some(({ type }) => /table|row/.test(type.spec.tableRole))
      ? new Slice(onOneLine(slice.content, state.schema), 0, 0)
      : slice,
}))

/** What would change a text that is only opened, write HTML into it, or read other Markdown than the site. */
const LEFT_OUT = new Set<unknown>([
  commonmark.syncHeadingIdPlugin,
  ...commonmark.remarkPreserveEmptyLinePlugin,
  ...github.remarkGFMPlugin,
])

/** All but rules that take typed signs for Markdown, which people mean as they are. */
const partsOf = ({ schema, commands, keymap, plugins }: typeof commonmark | typeof github) =>
  [...schema, ...commands, ...keymap, ...plugins].filter((plugin) => !LEFT_OUT.has(plugin))

/** Plain text is text, whatever signs it has. Its lines stay lines; an empty one ends a paragraph. */
function readPlainText(text: string, $at: ResolvedPos, schema: Schema): Slice {
  // A heading has no second line.
  const end = $at.parent.type.name === 'heading' ? /\n+/ : /\n(?:[ \t]*\n)+/
  const plain = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '')
  const inline = (part: string) =>
    part === '\n' ? schema.node('hardbreak') : schema.text(part, $at.marks())
  const paragraphs = plain
    .split(end)
    .map((block) => schema.node('paragraph', null, block.split(/(\n)/).filter(Boolean).map(inline)))
  return Slice.maxOpen(Fragment.fromArray(paragraphs))
}

/** Reads where a key has moved the caret: on a slow computer the browser tells so after the next key, which then acted at the old place. */
function readCaret(view: EditorView): void {
  const { domObserver } = view as unknown as { domObserver: { flush: () => void } }
  if (!view.composing) domObserver.flush()
}

/** A surface for the Markdown of the site, whose schema is GitHub's Markdown. */
export const createWriter = (root: HTMLElement, options: WriterOptions): Promise<core.Editor> =>
  core.Editor.make()
    .config((ctx) => {
      ctx.set(core.rootCtx, root)
      ctx.set(core.defaultValueCtx, options.text)
      ctx.set(core.remarkStringifyOptionsCtx, MARKDOWN_FORM)
      ctx.set(core.editorViewOptionsCtx, {
        attributes: options.attributes,
        handleDOMEvents: { keydown: readCaret, keyup: readCaret },
        handleKeyDown: (_, { altKey, key }) => altKey && key === 'F10' && options.onLeave(),
        clipboardTextParser: (text, $at, _, { state }) => readPlainText(text, $at, state.schema),
        transformPastedHTML: (html) => {
          // What was copied from the surface itself is as it should be.
          if (html.includes('data-pm-slice')) return html
          const pasted = preparePasted(html)
          options.onLost(pasted.lost)
          return pasted.html
        },
      })
    })
    .use([commonmark, github].flatMap(partsOf))
    .use(github.pasteRules)
    .use($remark('gfm', () => gfm))
    .use([picture, link, typed, intoCell].flat())
    .use(github.tableCellSchema.extendSchema(asLine))
    .use(github.tableHeaderSchema.extendSchema(asLine))
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
