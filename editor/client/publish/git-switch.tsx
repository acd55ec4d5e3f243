import type { GitRemote } from '../../protocol.ts'

type GitSwitchProps = {
  git: GitRemote | undefined
  isBusy: boolean
  onSwitch: (isOn: boolean) => void
}

/** Whether publishing commits and pushes, or leaves the finished site in its folder. */
export function GitSwitch({ git, isBusy, onSwitch }: GitSwitchProps) {
  const others = git?.unpushed === 1 ? '1 commit' : `${git?.unpushed} commits`
  return (
    <section aria-labelledby="how">
      <h2 id="how">How it goes online</h2>
      {!git && (
        <p>
          Put the folder <code>build/client</code> on your host, then press “It is online now”. In a
          Git checkout with a remote, you could publish by Git instead.
        </p>
      )}
      {git && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={git.isOn}
              disabled={isBusy}
              onChange={({ target }) => onSwitch(target.checked)}
            />
            Commit and push with Git
          </label>
          <p className="help">
            {git.isOn
              ? 'Publish commits the folder content, nothing else, and pushes it to '
              : 'Off: put the folder build/client on your host, then press “It is online now”. On: the folder content is committed and pushed to '}
            <strong>{git.address}</strong>, branch <strong>{git.branch}</strong>.
            {git.unpushed > 0 && ` ${others} that the remote lacks would go along.`}
          </p>
        </>
      )}
    </section>
  )
}
