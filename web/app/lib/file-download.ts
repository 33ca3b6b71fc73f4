/** Gives the user a file; the browser asks where, or puts it with the others. */
export function saveFile(content: BlobPart, fileName: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export function saveBase64(base64: string, fileName: string, mediaType: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  saveFile(bytes, fileName, mediaType)
}
