import { useEffect, type ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Segments } from '../shell/segments.tsx'
import { changeSettings, MOTIONS, PACES, TEXT_SIZES, THEMES } from './settings.ts'
import { useSettings } from './use-settings.ts'

/** All settings; each takes effect at once, in place. */
export function SettingsForm(): ReactNode {
  const { settings: words } = useMessages()
  const settings = useSettings()
  // A reader of any language must find the own one, so its letters are needed here.
  useEffect(() => void import('../style/japanese.ts'), [])
  return (
    <div className="form">
      <Segments
        legend={words.language}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        value={settings.language}
        onChange={(language) => changeSettings({ language })}
      />
      <Segments
        legend={words.theme}
        choices={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Segments
        legend={words.textSize}
        choices={TEXT_SIZES.map((value) => ({ value, label: words.textSizes[value] }))}
        value={settings.textSize}
        onChange={(textSize) => changeSettings({ textSize })}
      />
      <Segments
        legend={words.motion}
        choices={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Segments
        legend={words.pace}
        choices={PACES.map((value) => ({ value, label: words.paces[value] }))}
        value={settings.pace}
        onChange={(pace) => changeSettings({ pace })}
      />
      <fieldset>
        <legend>{words.sound}</legend>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => changeSettings({ sound: event.target.checked })}
          />
          {words.soundOn}
        </label>
      </fieldset>
      <label className="field">
        <span>{words.name}</span>
        <input
          type="text"
          maxLength={24}
          autoComplete="nickname"
          value={settings.name}
          onChange={(event) => changeSettings({ name: event.target.value })}
        />
      </label>
    </div>
  )
}
