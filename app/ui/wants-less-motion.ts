/** Whether the visitor asks for less motion at this moment; while the page is built, no. */
export const wantsLessMotion = () =>
  typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
