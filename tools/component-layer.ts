import type { Plugin } from 'vite'

/**
 * Puts the styles of a component (`*.module.css`) into the cascade layer `components`, unless they name
 * another. `app/root.tsx` sets the order of the layers.
 */
export const componentLayer = (): Plugin => ({
  name: 'component-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css(?:\?|$)/ },
    handler: (css) => (css.startsWith('@layer') ? null : `@layer components {\n${css}}\n`),
  },
})
