/** The event by which a page of the preview tells the site in development that it is loaded. */
export const PREVIEW_READY = 'editor:preview-ready'
