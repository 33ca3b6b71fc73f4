import { refusal } from './api-error.ts'
import { authorizedFetch } from './http.ts'

/** Downloads a file. */
export function saveFile(content: BlobPart, fileName: string, mediaType: string): void {
  saveBlob(new Blob([content], { type: mediaType }), fileName)
}

/** The same of a blob. */
export function saveBlob(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
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

/**
 * Fetches a file as the signed-in user and downloads it under the name that the server sets; a body makes it a POST.
 * Rejects with `ApiError`.
 */
export async function downloadFile(path: string, body?: object): Promise<{ fileName: string }> {
  const { content, fileName } = await fetchFile(path, body)
  saveBlob(content, fileName)
  return { fileName }
}

/** Fetches a file and the name that the server sets. Rejects with `ApiError`. */
export async function fetchFile(path: string, body?: object): Promise<{ content: Blob; fileName: string }> {
  const asked = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await authorizedFetch(new Request(new URL(path, window.location.origin), asked))
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => undefined))
  const content = await response.blob()
  return { content, fileName: nameIn(response.headers.get('content-disposition') ?? '') }
}

/** File name of a `Content-Disposition` header (RFC 6266); empty without one. */
export function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? '')
}
