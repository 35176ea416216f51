import { use, type ComponentType, type ReactNode } from 'react'

type Loaded<Props> = { readonly Part: ComponentType<Props> } | { readonly fault: unknown }

/** A part in a chunk of its own. One that could not be loaded is asked for anew when it is shown again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let loading: Promise<Loaded<Props>> | null = null
  return function LazyPart(props) {
    const loaded = use(
      (loading ??= load().then(
        ({ default: Part }) => ({ Part }),
        (fault: unknown) => ({ fault }),
      )),
    )
    if ('Part' in loaded) return <loaded.Part {...props} />
    loading = null
    throw loaded.fault
  }
}
