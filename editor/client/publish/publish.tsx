import { useEffect } from 'react'
import type { GitRemote, LaunchGroup, Publishing } from '../../protocol.ts'
import { Button } from '../button.tsx'
import { Issues } from '../issues.tsx'
import { Findings, summaryOf } from '../launch-check/launch-check.tsx'
import { ToolBar, time } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { BringTogether } from './bring-together.tsx'
import { Changes } from './changes.tsx'

type PublishProps = { site: string; unsaved: string[]; onMerge: () => void }

/** How often the progress of a running build is requested. */
const PACE_MS = 1000

/** Builds and checks the site, shows what has changed, and then publishes it: each only when asked to. */
export function Publish({ site, unsaved, onMerge }: PublishProps) {
  const { answer, notice, ask, act } = useAnswer<Publishing>('publish')
  const { busy, published, git, changes, groups } = answer ?? {}
  useEffect(() => {
    if (!answer?.busy) return
    const timer = setTimeout(ask, PACE_MS)
    return () => clearTimeout(timer)
  }, [answer, ask])

  const send = (...sent: Parameters<typeof act>) => {
    act(...sent)
    ask()
  }
  const last = published
    ? `Last published on ${time(published)}.`
    : 'Nothing was published from this computer yet.'
  const publish = git?.isOn
    ? { label: groups?.length ? 'Publish anyway' : 'Publish', done: 'Published.' }
    : { label: 'It is online now', done: 'Noted: from now on, this page shows what changes.' }
  return (
    <>
      <ToolBar title="Publish" status={busy ?? (notice || (answer && last))}>
        {answer && (
          <Button
            // A separate button for each action, so that a press meant for one never triggers the other.
            key={changes ? 'publish' : 'build'}
            className="save"
            disabled={busy !== undefined}
            onClick={() =>
              changes ? send('publish', {}, publish.done) : send('publish/build', {})
            }
          >
            {changes ? publish.label : 'Build and check'}
          </Button>
        )}
      </ToolBar>
      {answer && (
        <div className="publish">
          {unsaved.length > 0 && (
            <p className="conflict">Not saved, and so not published: {unsaved.join(', ')}.</p>
          )}
          {git && git.theirs.length > 0 && (
            <BringTogether
              theirs={git.theirs}
              conflicts={answer.conflicts}
              isBusy={busy !== undefined}
              onMerge={async (choices) => {
                const done = 'Both are together. Build and check them, then publish.'
                if (await act('publish/merge', { choices }, done)) onMerge()
              }}
            />
          )}
          {answer.error && (
            <section className="problems" aria-label="Why it is not built" role="alert">
              <p>{answer.error}</p>
              {answer.issues && <Issues issues={answer.issues} />}
              {answer.output && <pre>{answer.output}</pre>}
            </section>
          )}
          {groups && 'The finished site is in the folder build/client.'}
          {groups && <LaunchFindings groups={groups} />}
          {changes && (
            <section aria-labelledby="changes">
              <h2 id="changes">
                {published ? 'What has changed since the last publication' : 'All pages are new'}
              </h2>
              {changes.length === 0 && <p>No page looks different.</p>}
              <Changes changes={changes} site={site} />
            </section>
          )}
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
          <section aria-labelledby="how">
            <h2 id="how">How it goes online</h2>
            {git && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={git.isOn}
                  disabled={busy !== undefined}
                  onChange={({ target }) => act('publish/git', { isOn: target.checked })}
                />
                Commit and push with Git
              </label>
            )}
            <HowOnline git={git} />
          </section>
        </div>
      )}
    </>
  )
}

/** What the launch check found in the finished build. */
function LaunchFindings({ groups }: { groups: LaunchGroup[] }) {
  const found = groups.flatMap(({ findings }) => findings).length
  return (
    <section aria-labelledby="found">
      <h2 id="found">Launch check</h2>
      {found === 0 && <p>{summaryOf(0)}.</p>}
      {found > 0 && (
        <details>
          <summary>{summaryOf(found)}</summary>
          {groups.map((group) => (
            <Findings key={group.advice} {...group} />
          ))}
        </details>
      )}
    </section>
  )
}

/** What publishing does: it commits and pushes, or leaves the finished site in its folder. */
function HowOnline({ git }: { git: GitRemote | undefined }) {
  const others = git?.unpushed === 1 ? '1 commit' : `${git?.unpushed} commits`
  return (
    <p className="help">
      {!git?.isOn && 'Put the folder build/client on your host, then press “It is online now”. '}
      {!git && 'In a Git checkout with a remote, you could publish by Git instead.'}
      {git && (
        <>
          {git.isOn ? 'Publish commits' : 'If ticked, Publish commits'} the folder content, nothing
          else, and pushes it to <strong>{git.address}</strong>, branch{' '}
          <strong>{git.branch}</strong>.
          {git.unpushed > 0 && ` ${others} that the remote lacks would go along.`}
        </>
      )}
    </p>
  )
}
