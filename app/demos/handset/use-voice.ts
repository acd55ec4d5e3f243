import { useEffect } from 'react'

/** So long nothing changes, in milliseconds, before it is said: nobody wants to hear half a word. */
const PAUSE = 400

/**
 * Says a text aloud, by the browser's own voice, and falls silent when the text is another.
 * @param text nothing is said where it is empty
 */
export function useVoice(text: string, language: string) {
  useEffect(() => {
    if (!text || !('speechSynthesis' in window)) return
    const timer = setTimeout(() => {
      const spoken = new SpeechSynthesisUtterance(text)
      spoken.lang = language
      speechSynthesis.speak(spoken)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      speechSynthesis.cancel()
    }
  }, [text, language])
}
