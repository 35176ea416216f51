import { loadInsight, type InsightWords } from '@entrepot/words'
import { useLatest } from '../i18n/use-latest.ts'
import { useSettings } from '../settings/use-settings.ts'

/** What looking back, analysis and the end of a game say; null until it is loaded. */
export function useInsightWords(): InsightWords | null {
  const { language } = useSettings()
  return useLatest(language, () => loadInsight(language))
}
