// How a scene is looked at: on which screen, by day or night, in which language. A look is the end of a file's name.

import type { Language } from '@entrepot/words'
import type { Browser, Page } from '@playwright/test'
import { hurry } from './table.ts'

interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly dark?: boolean
  readonly touch?: boolean
  readonly settings?: { readonly language?: Language; readonly textSize?: 'larger' }
}

export type Looks = Readonly<Record<string, Look>>

const DESKTOP = { size: { width: 1440, height: 900 } }
const SMALL = { size: { width: 1280, height: 720 } }
const TABLET = { size: { width: 820, height: 1180 }, touch: true }
const NARROW = { size: { width: 360, height: 780 }, touch: true }
const PHONE = { size: { width: 390, height: 844 }, touch: true }

/** Every scene is taken in these. */
export const LOOKS: Looks = {
  '': DESKTOP,
  '-night': { ...DESKTOP, dark: true },
  '-small': SMALL,
  '-small-night': { ...SMALL, dark: true },
  '-phone': PHONE,
  '-phone-night': { ...PHONE, dark: true },
}

/** A scene of each game is also taken in these. */
export const LANGUAGES: Looks = {
  '-russian': { ...SMALL, settings: { language: 'ru' } },
  '-portuguese': { ...SMALL, settings: { language: 'pt-BR' } },
  '-japanese': { ...SMALL, dark: true, settings: { language: 'ja' } },
}

/** What is worth a look now and then, when it is asked for. */
export const EXTREMES: Looks = {
  '-phone-russian': { ...PHONE, settings: { language: 'ru' } },
  '-phone-portuguese': { ...PHONE, settings: { language: 'pt-BR' } },
  '-phone-japanese': { ...PHONE, settings: { language: 'ja' } },
  '-larger-text': { ...SMALL, settings: { textSize: 'larger' } },
  '-phone-larger-text': { ...PHONE, settings: { textSize: 'larger' } },
  '-tablet': TABLET,
  '-tablet-night': { ...TABLET, dark: true },
  '-across': { size: { width: 844, height: 390 }, touch: true },
  '-across-night': { size: { width: 844, height: 390 }, touch: true, dark: true },
  '-narrow': NARROW,
  '-narrow-larger': { ...NARROW, settings: { textSize: 'larger' } },
  '-narrow-larger-russian': { ...NARROW, settings: { textSize: 'larger', language: 'ru' } },
  '-narrow-larger-portuguese': { ...NARROW, settings: { textSize: 'larger', language: 'pt-BR' } },
  '-narrow-larger-japanese': { ...NARROW, settings: { textSize: 'larger', language: 'ja' } },
  '-larger-text-russian': { ...SMALL, settings: { textSize: 'larger', language: 'ru' } },
  '-larger-text-japanese': { ...SMALL, settings: { textSize: 'larger', language: 'ja' } },
  '-wide': { size: { width: 3840, height: 2160 } },
}

/** A visitor who sees the site so. */
export async function visitIn(
  { size, dark = false, touch = false, settings = {} }: Look,
  browser: Browser,
  site: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
    locale: settings.language ?? 'en',
    hasTouch: touch,
  })
  const page = await context.newPage()
  await hurry(page, { ...settings, ...more })
  return page
}
