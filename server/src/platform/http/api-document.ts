import type { OpenAPI } from '@orpc/openapi'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The description of the API as one page of plain HTML: no script, as the strict CSP forbids them. */
export function apiDocument(document: OpenAPI.Document): string {
  const routes = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      section(method, path, operation as OpenAPI.OperationObject),
    ),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lettrine API</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2233}
h2{font-size:1.1rem;margin-top:2.5rem}code,pre{font:13px/1.5 ui-monospace,monospace}
pre{background:#f4f2ee;padding:1rem;overflow:auto;border-radius:6px}</style></head><body>
<h1>Lettrine API</h1>
<p>Answers are <code>{"data": …}</code>; refusals <code>{"error", "code", "details"?}</code>. Calls carry
<code>Authorization: Bearer …</code>, a token from <code>GET /v1/auth/token</code>. The same in
<a href="/v1/openapi.json">OpenAPI</a>.</p>
${routes.join('\n')}</body></html>`
}

function section(method: string, path: string, operation: OpenAPI.OperationObject): string {
  const schemas = {
    parameters: operation.parameters,
    body: operation.requestBody,
    responses: operation.responses,
  }
  return `<section><h2><code>${escaped(method.toUpperCase())} /v1${escaped(path)}</code></h2>
<p>${escaped(operation.summary ?? '')}</p>
<details><summary>Schemas</summary><pre>${escaped(JSON.stringify(schemas, null, 2))}</pre></details></section>`
}
