import * as z from 'zod/mini'

/** The parts of Chromium's heap snapshot that say how large the objects of each type are. */
const heapSnapshot = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())], z.unknown()) }),
  }),
  /** The fields of all objects, one object after the other. */
  nodes: z.array(z.number()),
})

/** Returns the bytes of the engine's bytecode and machine code, with what these need, in a snapshot of the heap. */
export function codeBytesOf(text: string): number {
  const { snapshot, nodes } = z.parse(heapSnapshot, JSON.parse(text))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const code = types[0].indexOf('code')
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + typeAt] === code) bytes += nodes[at + sizeAt] ?? 0
  return bytes
}
