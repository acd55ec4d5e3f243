/**
 * Takes a modal dialog out of sight, and closes it once that is painted. Closing ends that the page
 * behind is inert, for which browsers style all of it anew: 46 ms of Home on a phone's processor, which
 * the layout without the dialog need not wait for.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.style.visibility = 'hidden'
  requestAnimationFrame(() =>
    setTimeout(() => {
      dialog.close()
      dialog.style.visibility = ''
    }),
  )
}
