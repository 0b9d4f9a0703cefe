import { useEffect, useState } from 'react'

export interface Look {
  readonly theme: string
  readonly mode: string
  readonly width: number
}

/**
 * The pictures of `npm run sheets`. For each look, it lists the stories that have a picture, with the picture's
 * version.
 */
export interface Pictures {
  readonly looks: { readonly [look: string]: { readonly [story: string]: string } }
}

let loading: Promise<Pictures> | undefined

async function load(): Promise<Pictures> {
  const answer = await fetch('./sheets/index.json')
  return answer.json()
}

/** Returns the existing pictures. Until their list is loaded, returns undefined. */
export function usePictures(): Pictures | undefined {
  const [pictures, setPictures] = useState<Pictures>()
  useEffect(() => {
    loading ??= load()
    void loading.then(setPictures)
  }, [])
  return pictures
}

export function lookKey({ theme, mode, width }: Look): string {
  return `${theme}-${mode}-${width}`
}

/** Returns the address of a story's picture. If there is no picture, returns undefined. */
export function pictureOf(pictures: Pictures | undefined, look: Look, story: string): string | undefined {
  const version = pictures?.looks[lookKey(look)]?.[story]
  return version === undefined ? undefined : `./sheets/${lookKey(look)}/${story}.jpg?${version}`
}
