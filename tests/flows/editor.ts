import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice'

/** Finds the schema as VS Code does: the file's own `$schema` is relative to the file. */
const service = getLanguageService({
  schemaRequestService: async uri => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

/** The path of the edited file. It is in the web flow's folder, because `$schema` is relative to that folder. */
const FLOW = 'flow-configs/web/edited.json'

function open(text: string, file: string) {
  const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** Returns the editor's completions at the character `|`. */
export async function offers(text: string, file = FLOW): Promise<readonly CompletionItem[]> {
  const at = text.indexOf('|')
  const { document, json } = open(text.replace('|', ''), file)
  const list = await service.doComplete(document, document.positionAt(at), json)
  return list?.items ?? []
}

/** Returns the editor's warnings: each underlined text with its message. */
export async function underlines(
  text: string,
  file = FLOW,
): Promise<readonly { readonly text: string; readonly says: string }[]> {
  const { document, json } = open(text, file)
  const found = await service.doValidation(document, json)
  return found.map(({ range, message }) => ({ text: document.getText(range), says: String(message) }))
}
