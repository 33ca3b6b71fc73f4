/** Puts a mark where the cursor is, or around what is selected for a pair of brackets; undo takes it back. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  const selected = area.value.slice(area.selectionStart, area.selectionEnd)
  const written = text.startsWith('[[') && selected !== '' ? `[[${selected}]]` : text
  area.focus()
  // The only way that keeps the browser’s own undo; where it is gone, the text still goes in.
  if (document.execCommand('insertText', false, written)) return
  area.setRangeText(written, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
