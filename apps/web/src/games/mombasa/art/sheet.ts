import sheet from './sheet.svg?raw'

const ID = 'mombasa-art'

/** Lays the drawings into the page, once: whatever shows one of them only names it. */
export function layOutSheet(): void {
  if (document.getElementById(ID) !== null) return
  const holder = document.createElement('div')
  holder.id = ID
  holder.innerHTML = sheet
  document.body.append(holder)
}
