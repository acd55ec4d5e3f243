/** Whether the visitor prefers reduced motion at this moment; false at build time. */
export const wantsLessMotion = () =>
  typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
