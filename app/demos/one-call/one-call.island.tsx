import { fillIn } from '../../../contract/fill-in.ts'
import { Demo } from '../frame/demo.tsx'
import { demoIsland } from '../frame/demo-island.ts'
import shared from '../frame/shared.module.css'
import { clock, ROLES } from './call-screens.ts'
import styles from './one-call.module.css'
import { Scene } from './scene.tsx'
import { Screen } from './screen.tsx'
import { useWalk } from './use-walk.ts'
import { Walk } from './walk.tsx'

/** One call through three tools, step by step; each of three roles sees its own share of it. */
export default demoIsland('one-call', 'marigold', function OneCall(props) {
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
})
