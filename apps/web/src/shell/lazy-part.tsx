import { lazy, type ComponentType, type ReactNode } from 'react'

/** A part in a chunk of its own. One that could not be loaded is asked for anew when it is shown again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const anew = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        Part = anew()
        throw error
      }),
    )
  let Part = anew()
  return (props) => <Part {...props} />
}
