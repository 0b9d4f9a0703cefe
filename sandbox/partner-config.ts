/** What an installation is told, with the sandbox's partner among its partners. An answer of any other kind stays as it is. */
export async function withPartners(answer: Response, origins: readonly string[]): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  // They are of the file as it is.
  for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) headers.delete(name)
  const { partners = [], ...rest }: { readonly partners?: readonly string[] } = await answer.json()
  return Response.json({ ...rest, partners: [...partners, ...origins] }, { headers })
}
