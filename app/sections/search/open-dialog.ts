import { SEARCH_DIALOG } from '../../layout/layout-ids.ts'

/** Takes the dialog of the search page, and waits for its styles. */
async function loadDialog(address: string): Promise<HTMLDialogElement> {
  const html = await fetch(address).then((answer) => answer.text())
  const page = new DOMParser().parseFromString(html, 'text/html')
  const dialog = page.getElementById(SEARCH_DIALOG) as HTMLDialogElement
  document.body.append(dialog)
  await new Promise((onload, onerror) =>
    Object.assign(dialog.querySelector('link') ?? {}, { onload, onerror }),
  )
  return dialog
}

let loaded: Promise<HTMLDialogElement> | undefined

/**
 * Opens the search in a native modal dialog: the page behind is inert, Escape closes it, and focus
 * returns to where it was. Its focus hydrates the island in it.
 * @param address of the search page
 * @throws Error when it cannot be loaded
 */
export async function openDialog(address: string): Promise<void> {
  const here = document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null
  loaded ??= here ? Promise.resolve(here) : loadDialog(address)
  const dialog = await loaded
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.select()
}
