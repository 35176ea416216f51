/** Loads each thing once. What could not be loaded is asked for again the next time. */
export function loadOnce<Names extends readonly string[], Value>(
  load: (...names: Names) => Promise<Value>,
): (...names: Names) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>()
  return (...names) => {
    const key = names.join(' ')
    const known = loaded.get(key)
    if (known !== undefined) return known
    const loading = load(...names)
    loaded.set(key, loading)
    loading.catch(() => loaded.delete(key))
    return loading
  }
}
