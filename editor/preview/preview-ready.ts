/** The event with which a page of the preview tells the site in development that it has loaded. */
export const PREVIEW_READY = 'editor:preview-ready'
