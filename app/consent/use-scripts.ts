import { href } from 'react-router'
import type { ThirdParties } from '../../model/files/third-parties.ts'
import { useCurrentPath } from '../current-path.ts'
import { useSiteData } from '../site-data.tsx'

/** The scripts of other companies that the current page may start at this time. */
export function useScripts(time: ThirdParties['scripts'][number]['starts']) {
  const { scripts } = useSiteData()
  const isHome = useCurrentPath() === href('/')
  return scripts.filter(({ starts, homeOnly }) => starts === time && (isHome || !homeOnly))
}
