/**
 * Hides a modal dialog, and closes it once that is painted. Closing it makes the page behind interactive
 * again, for which browsers recalculate all of its styles: 46 ms on Home on a phone's processor, for
 * which the visitor need not wait.
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
