import { useEffect } from 'react'

type ChatApi = { shutdown?: () => void }

/**
 * Adds the configured live-chat script while Home is shown, and takes every trace of it away
 * afterwards: the script, what it put into the document, and the names it put on `window`.
 * @param script address of the provider's script; without one nothing is requested
 */
export function LiveChat({ script }: { script?: string | undefined }) {
  useEffect(() => {
    if (!script) return
    const namesBefore = new Set(Object.getOwnPropertyNames(window))
    const nodesBefore = new Set<Node>([...document.body.childNodes, ...document.head.childNodes])
    let namesAdded: string[] = []
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.onload = () => {
      namesAdded = Object.getOwnPropertyNames(window).filter((name) => !namesBefore.has(name))
    }
    document.body.append(element)

    return () => {
      const globals = window as unknown as Record<string, unknown>
      for (const name of namesAdded) (globals[name] as ChatApi | undefined)?.shutdown?.()
      const host = new URL(script, location.href).origin
      const isTheirs = (node: Node) =>
        node.parentNode === document.body ||
        (node instanceof HTMLElement &&
          [node.getAttribute('src'), node.getAttribute('href')].some((url) =>
            url?.startsWith(host),
          ))
      for (const node of [...document.body.childNodes, ...document.head.childNodes]) {
        if (!nodesBefore.has(node) && isTheirs(node)) node.parentNode?.removeChild(node)
      }
      element.remove()
      for (const name of namesAdded) delete globals[name]
    }
  }, [script])
  return null
}
