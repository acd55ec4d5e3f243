import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { stylesheets } from './tools/build/stylesheets.ts'
import { componentLayer, islands } from './tools/build/vite-plugins.ts'
import { BUNDLED_FILE } from './tools/build/write-licences.ts'

/** Pages name up to 60 pictures, so hashes are short: four characters distinguish versions of a file. */
const ASSETS = 'assets/[name]-[hash:4][extname]'

/**
 * Every file is a request, and a file that another imports is found a round trip later. The site's script has all that
 * it imports, or islands would share that with it as up to ten files more.
 */
const SITE_SCRIPT = { name: 'entry.client', test: /\/app\/entry\.client/ }
/** The contact form: ten requests less. No page needs a part alone, but what holds a form that is sent early. */
const CONTACT = {
  name: 'contact',
  test: /\/contract\/(?:fields|contact-details|check|promised|working|fit)|\/app\/enquiry\/(?!send-when-hydrated)[^?]*\.tsx?$/,
}
/** React, and the small parts that every island shares: otherwise they are in the contact form's file. */
const REACT = {
  name: 'react',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/app\/islands\/(?:island|built)|\/app\/ui\/(?:button|icon)\/|\/contract\/fill-in/,
}

export default defineConfig(({ command }) => ({
  plugins: [
    componentLayer(),
    reactRouter(),
    {
      ...imagetools({
        // A quarter of the work of the usual effort 4, and smaller than with the usual quality 50: decision 018.
        defaultDirectives: new URLSearchParams({ effort: '2', quality: '41' }),
      }),
      apply: 'build',
    },
    icons({ compiler: 'jsx', jsx: 'react' }),
    islands(),
    stylesheets(),
  ],
  build: {
    assetsInlineLimit: 0,
    // What `stylesheets` leaves, the global styles, is one file; otherwise each script has one, even if it is empty.
    cssCodeSplit: false,
    manifest: true,
    license: { fileName: BUNDLED_FILE },
    // What comes after the first script needs no preload, and the lists would be part of that script.
    modulePreload: false,
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames: ASSETS } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [SITE_SCRIPT, REACT, CONTACT] },
            assetFileNames: ASSETS,
          },
        },
      },
    },
  },
  css: {
    // The prefix keeps a hash from spelling a class that ad blockers hide.
    modules: {
      generateScopedName:
        command === 'build' ? 'k[hash:base64:5]' : 'k-[name]-[local]-[hash:base64:3]',
    },
  },
  server: {
    // Sources and packages only, and no database even there: the checkout also has enquiries and builds.
    fs: {
      allow: ['app', 'content', 'contract', 'model', 'node_modules'],
      deny: ['*.db*', '.env*', '**/.git/**', '*.{crt,key,pem}'],
    },
    watch: {
      // Output of builds and of the message server is not a source.
      ignored: ['**/build/**', '**/data/**'],
      // Saving empties a file and then fills it. The watcher drops a second change within 50 ms, so it must
      // report the first when the file is complete.
      awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
    },
  },
  // Find every package at the start: finding one later would reload the page while someone types.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{test,e2e}.ts'] },
}))
