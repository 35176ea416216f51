import { useEffect, useId, type ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '@entrepot/words'
import { useMessages } from '../i18n/use-messages.ts'
import { Section } from '../shell/section.tsx'
import { Segments } from '../shell/segments.tsx'
import {
  changeSettings,
  CONFIRMATIONS,
  ENDINGS,
  MOTIONS,
  PACES,
  PALETTES,
  SOUNDS,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
  type Settings,
} from './settings.ts'
import { NameField } from './name-field.tsx'
import { useSettings } from './use-settings.ts'

/** All settings; each takes effect at once, in place. */
export function SettingsForm(): ReactNode {
  const { settings: words } = useMessages()
  // A reader of any language must find the own one, so its letters are needed here.
  useEffect(() => void import('../style/japanese.ts').catch(() => {}), [])
  return (
    <div className="form settings">
      <Section heading={words.groups.look}>
        <LookSettings />
      </Section>
      <Section heading={words.groups.play}>
        <PlaySettings />
      </Section>
      <Section heading={words.groups.motion}>
        <MotionSettings />
      </Section>
    </div>
  )
}

function LookSettings(): ReactNode {
  const { settings: words } = useMessages()
  return (
    <>
      <OneOf
        setting="language"
        legend={words.language}
        values={LANGUAGES}
        labels={LANGUAGE_NAMES}
        langOf={(language) => language}
      />
      <OneOf setting="theme" legend={words.theme} values={THEMES} labels={words.themes} />
      <OneOf setting="textSize" legend={words.textSize} values={TEXT_SIZES} labels={words.textSizes} />
      <OneOf
        setting="palette"
        legend={words.palette}
        values={PALETTES}
        labels={words.palettes}
        hint={words.paletteHint}
      />
      <OnOff setting="patterns" label={words.patterns} hint={words.patternsHint} />
      <OnOff setting="textTable" label={words.textTable} hint={words.textTableHint} />
    </>
  )
}

function PlaySettings(): ReactNode {
  const { settings: words, follow, learning } = useMessages()
  return (
    <>
      <NameField label={words.name} />
      <OneOf
        setting="confirm"
        legend={words.confirm}
        values={CONFIRMATIONS}
        labels={words.confirmations}
        hint={words.confirmHint}
      />
      <OneOf
        setting="ending"
        legend={words.autoPass}
        values={ENDINGS}
        labels={follow.endings}
        hint={words.autoPassHint}
      />
      <OnOff setting="warnings" label={learning.warnings} hint={learning.warningsHint} />
      <OnOff setting="compactLog" label={words.compactLog} hint={words.compactLogHint} />
    </>
  )
}

function MotionSettings(): ReactNode {
  const { settings: words } = useMessages()
  return (
    <>
      <OneOf setting="motion" legend={words.motion} values={MOTIONS} labels={words.motions} />
      <OneOf setting="speed" legend={words.speed} values={SPEEDS} labels={words.speeds} />
      <OneOf setting="pace" legend={words.pace} values={PACES} labels={words.paces} hint={words.paceHint} />
      <OneOf setting="sounds" legend={words.sounds} values={SOUNDS} labels={words.soundKinds} />
    </>
  )
}

/** The names of the settings whose values are some of these. */
type Named<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings]

function OneOf<Name extends Exclude<Named<string>, 'name'>>({
  setting,
  legend,
  values,
  labels,
  hint,
  langOf,
}: {
  setting: Name
  legend: string
  values: readonly Settings[Name][]
  labels: Readonly<Record<Settings[Name], string>>
  hint?: string
  langOf?: (value: Settings[Name]) => string
}): ReactNode {
  const settings = useSettings()
  return (
    <Segments
      legend={legend}
      hint={hint}
      choices={values.map((value) => ({ value, label: labels[value], lang: langOf?.(value) }))}
      value={settings[setting]}
      onChange={(value) => changeSettings({ [setting]: value })}
    />
  )
}

function OnOff({
  setting,
  label,
  hint,
}: {
  setting: Named<boolean>
  label: string
  hint: string
}): ReactNode {
  const settings = useSettings()
  const hintId = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={settings[setting]}
          aria-describedby={hintId}
          onChange={(event) => changeSettings({ [setting]: event.target.checked })}
        />
        {label}
      </label>
      <p className="hint" id={hintId}>
        {hint}
      </p>
    </div>
  )
}
