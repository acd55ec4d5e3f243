import { fillIn } from '../../../contract/fill-in.ts'
import { island } from '../../islands/island.tsx'
import { Demo } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import type { DemoProps } from '../frame/types.ts'
import { clock, ROLES } from './call-screens.ts'
import styles from './one-call.module.css'
import { Scene } from './scene.tsx'
import { Screen } from './screen.tsx'
import { useWalk } from './use-walk.ts'
import { Walk } from './walk.tsx'

/** One call through three tools, step by step; each of three roles sees its own share of it. */
function OneCall(props: DemoProps<'one-call'>) {
  const { labels } = props
  const walk = useWalk(props)
  const { demo, step, people, says, screens } = walk
  const { seconds } = step
  return (
    <Demo
      demo={demo}
      figures={{
        ...people,
        title: step.title,
        says,
        time: seconds < 60 ? fillIn(labels.seconds, { seconds }) : clock(seconds),
        owner: screens.owner.entries.length,
        salesperson: screens.salesperson.entries.length,
        employee: screens.employee.entries.length,
        screens: ROLES.map((role) =>
          fillIn(labels.sentScreen, {
            screen: screens[role].title,
            lines:
              screens[role].entries.map(({ text }) => text).join('; ') || labels.screens.nothing,
          }),
        ).join('\n'),
      }}
    >
      <Walk walk={walk} />
      <Scene walk={walk} />
      <div className={`${shared.ruled} ${styles.screens}`}>
        {ROLES.map((role) => (
          <Screen key={role} walk={walk} role={role} />
        ))}
      </div>
    </Demo>
  )
}

export default island('one-call', OneCall)

export const background = 'marigold'
