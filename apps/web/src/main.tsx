import '@fontsource-variable/eb-garamond/index.css'
import '@fontsource-variable/source-sans-3/index.css'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'
import './style/notice.css'
import './style/forms.css'
import './style/pages.css'
import './style/profile.css'
import './style/scenes.css'
import './style/offline.css'
import './style/local-games.css'
import 'preact/devtools'
import { render } from 'preact'
import { App } from './app.tsx'
import { keepSiteOnDevice } from './offline/site-updates.ts'
import { reloadForStaleFiles } from './offline/stale-files.ts'
import { applySettings } from './settings/apply-settings.ts'
import { readSettings, watchSettings } from './settings/settings.ts'

reloadForStaleFiles()
applySettings(readSettings())
watchSettings(() => applySettings(readSettings()))

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to draw into.')
render(<App />, root)
keepSiteOnDevice()
