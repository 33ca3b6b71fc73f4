/** Inserts a field at the cursor, or brackets around the selection; undo removes it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  const selected = area.value.slice(area.selectionStart, area.selectionEnd)
  const written = text.startsWith('[[') && selected !== '' ? `[[${selected}]]` : text
  area.focus()
  // `execCommand` is the only way that keeps the browser’s undo; without it the text is still inserted.
  if (document.execCommand('insertText', false, written)) return
  area.setRangeText(written, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
