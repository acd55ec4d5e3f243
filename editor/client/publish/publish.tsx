import { useEffect } from 'react'
import type { Publishing } from '../../server/publish/publish.ts'
import { Button } from '../button.tsx'
import { Issues } from '../issues.tsx'
import { CheckBox } from '../labelled-field.tsx'
import { Findings, summaryOf } from '../launch-check.tsx'
import { reread, siteOf, unsavedFiles, useStore } from '../store.ts'
import { Section, ToolBar } from '../tools/section.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { Changes } from './changes.tsx'
import { Merge } from './merge.tsx'

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** How often the progress of a running build is requested. */
const PACE_MS = 1000

/** Builds and checks the site, shows what has changed, and then publishes it: each only when asked to. */
export function Publish() {
  const { overview, drafts } = useStore((state) => state)
  const unsaved = unsavedFiles({ drafts })
  const { answer, notice, ask, act } = useAnswer<Publishing>('publish')
  const byGit = answer?.git?.isOn
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known
  useEffect(() => {
    if (byGit) act('publish/fetch')
  }, [byGit])
  useEffect(() => {
    if (!answer?.busy) return
    const timer = setTimeout(ask, PACE_MS)
    return () => clearTimeout(timer)
  }, [answer, ask])
  if (!answer) return <ToolBar title="Publish" status={notice} />
  const { busy, published, git, changes, groups, conflicts, waiting, error, sent } = answer
  const isBusy = busy !== undefined
  const last = published
    ? `Last published on ${TIME.format(new Date(published))}.`
    : 'Nothing was published from this computer yet.'
  const publishes = groups?.length ? 'Publish anyway' : 'Publish'
  const press = (path: string) => {
    act(path)
    ask()
  }
  return (
    <>
      <ToolBar title="Publish" status={busy ?? (notice || last)}>
        <Button
          // A separate button for each action, so that a press meant for one never triggers the other.
          key={changes ? 'publish' : 'build'}
          className="save"
          disabled={isBusy}
          onClick={() => press(changes ? 'publish' : 'publish/build')}
        >
          {!changes ? 'Build and check' : byGit ? publishes : 'It is online now'}
        </Button>
        {changes && (
          <Button
            disabled={isBusy}
            onClick={() => press(byGit ? 'publish/approve' : 'publish/look')}
          >
            {byGit ? 'Send for approval' : 'Save for looking'}
          </Button>
        )}
      </ToolBar>
      <div className="publish">
        {unsaved.length > 0 && (
          <p className="conflict">
            Not saved, and so not published:{' '}
            {overview?.files
              .filter(({ file }) => unsaved.includes(file))
              .map(({ group, label }) => `${group} › ${label}`)
              .join(', ')}
            .
          </p>
        )}
        {git && git.left.length > 0 && (
          <p className="conflict">
            Publish leaves out {git.left.join(', ')}. If your host builds the site, commit them in a
            terminal: Publish then pushes them along.
          </p>
        )}
        {git?.wrong === '' && git.theirs.length > 0 && (
          <Merge
            theirs={git.theirs}
            conflicts={conflicts}
            isBusy={isBusy}
            onMerge={async (choices) => {
              const done = 'Both are together. Build and check them, then publish.'
              if (await act('publish/merge', { choices }, done)) reread()
            }}
          />
        )}
        {sent && (
          <Section title="Sent for approval">
            <p>
              It waits in the branch <strong>{sent.branch}</strong> until somebody merges it.
            </p>
            {sent.links.map(([label, url]) => (
              <p key={label}>
                {label}:{' '}
                <a href={url} target="_blank" rel="noreferrer">
                  {url}
                </a>
              </p>
            ))}
            <Button disabled={isBusy} onClick={() => press('publish/withdraw')}>
              Withdraw
            </Button>
          </Section>
        )}
        {error && (
          <section className="problems" aria-label="Why it is not built" role="alert">
            <p>{error}</p>
            {answer.issues && <Issues issues={answer.issues} />}
            {answer.output && <pre>{answer.output}</pre>}
          </section>
        )}
        {groups && (
          <Section title="Launch check">
            <p>The finished site is in the folder build/client.</p>
            <details>
              <summary>{summaryOf(groups)}</summary>
              {groups.map((group) => (
                <Findings key={group.advice} {...group} />
              ))}
            </details>
          </Section>
        )}
        {changes && (
          <Section
            title={published ? 'What has changed since the last publication' : 'All pages are new'}
          >
            {changes.length === 0 && <p>No page looks different.</p>}
            <Changes changes={changes} site={siteOf(overview)} />
          </Section>
        )}
        {waiting.length > 0 && (
          <Section title="Drafts and days to come">
            <Issues issues={waiting} />
          </Section>
        )}
        {!changes && !busy && (
          <p className="help">
            The site is built and checked first, which takes a minute. You then see which pages have
            changed, and decide. Nothing goes online by itself.
          </p>
        )}
        <Section title="How it goes online">
          {git && (
            <CheckBox
              label="Commit and push with Git"
              checked={git.isOn}
              disabled={isBusy}
              onChange={(isOn) => act('publish/git', { isOn })}
            />
          )}
          <p className="help">
            {!byGit && 'Put the folder build/client on your host, then press “It is online now”. '}
            {!git && 'In a Git checkout with a remote, you could publish by Git instead.'}
            {git?.wrong}
            {git?.wrong === '' && (
              <>
                {byGit ? 'Publish commits' : 'If ticked, Publish commits'} the folder content,
                nothing else, and pushes it to <strong>{git.address}</strong>, branch{' '}
                <strong>{git.branch}</strong>.
                {git.unpushed > 0 &&
                  ` Commits that the remote lacks would go along: ${git.unpushed}.`}
              </>
            )}
          </p>
        </Section>
      </div>
    </>
  )
}
