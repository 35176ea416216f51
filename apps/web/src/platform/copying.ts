/** Puts a text into the clipboard; false where the browser does not allow it. Pages over plain http have the old way only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  let copied = false
  const give = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    copied = event.clipboardData !== null
  }
  document.addEventListener('copy', give)
  // oxlint-disable-next-line typescript/no-deprecated -- the only way outside of a secure context
  document.execCommand('copy')
  document.removeEventListener('copy', give)
  return copied
}
