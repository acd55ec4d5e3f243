/** Where the message endpoint listens while `npm run dev` shows the site on port 5173. */
export const DEV_MESSAGES_PORT = 5174
