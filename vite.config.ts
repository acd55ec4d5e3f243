import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { LINKED_STYLES } from './app/styles/stylesheets.ts'
import { BUNDLED_FILE } from './tools/finish-build/write-licences.ts'
import { componentLayer, islands } from './tools/vite-plugins.ts'

/** Pages name up to 60 pictures, so hashes are short: four characters distinguish versions of a file. */
const ASSETS = 'assets/[name]-[hash:4][extname]'

/** The site's script, and React, each with what islands share: a file each, since every file is a request. */
const SITE_SCRIPT = {
  name: 'entry.client',
  test: /\/app\/entry\.client|\/contract\/constants|\/app\/(?:data-attributes|enquiry\/(?:attempt|form-values|stored|visit)|islands\/since|layout\/(?:hold|layout-ids))|preload-helper/,
}
/** The contact form, of which no page needs a part alone. */
const CONTACT = {
  name: 'contact',
  test: /\/contract\/(?:fields|contact-details|check|promised|working|fit)|\/app\/sections\/contact\/(?:contact-(?!section|cards)|copy|email|doubt|request|form|sent|thanks-text|use)[^?]*\.tsx?$|\/app\/heroes\/next-steps\.tsx$/,
}
const REACT = {
  name: 'react',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown.runtime|\/app\/islands\/(?:island|built)|\/contract\/fill-in|\/app\/ui\/(?:button|icon)\/|\/app\/styles\/button/,
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
  ],
  build: {
    assetsInlineLimit: 0,
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
            codeSplitting: { groups: [LINKED_STYLES, SITE_SCRIPT, REACT, CONTACT] },
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
      allow: ['app', 'content', 'contract', 'model', 'schemas', 'node_modules'],
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
