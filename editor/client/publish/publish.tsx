import { useEffect, useState } from 'react'
import type { Publishing } from '../../protocol.ts'
import { Issues } from '../issues.tsx'
import { request } from '../request.ts'
import { time } from '../tools/time.ts'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { GitSwitch } from './git-switch.tsx'
import { ReadyBuild } from './ready-build.tsx'

type PublishProps = {
  /** The origin of the site in development. */
  site: string
  /** Names of files with changes that are not saved. */
  unsaved: string[]
}

/** How often the progress of a running build is requested. */
const PACE_MS = 1000

/** Builds and checks the site, shows what has changed, and then publishes it: each only when asked to. */
export function Publish({ site, unsaved }: PublishProps) {
  const { answer, error, ask } = useAnswer<Publishing>('publish')
  const [notice, setNotice] = useState('')
  const { busy, published, git, changes, groups } = answer ?? {}
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(ask, PACE_MS)
    return () => clearInterval(timer)
  }, [busy, ask])

  const act = async (path: string, body: object, done = '') => {
    setNotice('')
    try {
      // The second request shows at once that the first is running.
      await Promise.all([request(path, body), ask()])
      setNotice(done)
    } catch (error) {
      setNotice((error as Error).message)
    }
    await ask()
  }
  const last = published
    ? `Last published on ${time(published)}.`
    : 'Nothing was published from this computer yet.'
  const hasFindings = groups !== undefined && groups.length > 0
  const publish = git?.isOn
    ? { label: hasFindings ? 'Publish anyway' : 'Publish', done: 'Published.' }
    : { label: 'It is online now', done: 'Noted: from now on, this page shows what changes.' }
  return (
    <>
      <ToolBar title="Publish" status={busy ?? error ?? (notice || (answer && last))}>
        {answer && (
          <button
            // A separate button for each action, so that a press meant for one never triggers the other.
            key={changes ? 'publish' : 'build'}
            type="button"
            className="save"
            disabled={busy !== undefined}
            onClick={() => (changes ? act('publish', {}, publish.done) : act('publish/build', {}))}
          >
            {changes ? publish.label : 'Build and check'}
          </button>
        )}
      </ToolBar>
      {answer && (
        <div className="publish">
          {unsaved.length > 0 && (
            <p className="conflict">Not saved, and so not published: {unsaved.join(', ')}.</p>
          )}
          {answer.error && (
            <section className="problems" aria-label="Why it is not built" role="alert">
              <p>{answer.error}</p>
              {answer.issues && <Issues issues={answer.issues} />}
              {answer.output && <pre>{answer.output}</pre>}
            </section>
          )}
          {changes && groups && <ReadyBuild {...{ changes, groups, site }} isFirst={!published} />}
          {answer.waiting.length > 0 && (
            <section aria-labelledby="waiting">
              <h2 id="waiting">Drafts and days to come</h2>
              <Issues issues={answer.waiting} />
            </section>
          )}
          {!changes && !busy && (
            <p className="help">
              The site is built and checked first, which takes a minute. You then see which pages
              have changed, and decide. Nothing goes online by itself.
            </p>
          )}
          <GitSwitch
            git={git}
            isBusy={busy !== undefined}
            onSwitch={(isOn) => act('publish/git', { isOn })}
          />
        </div>
      )}
    </>
  )
}
