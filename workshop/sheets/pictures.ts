import { useEffect, useState } from 'react'

export interface Look {
  readonly theme: string
  readonly mode: string
  readonly width: number
}

/** The pictures of `npm run sheets`: for each look, the stories that have one, with a version of each picture. */
export interface Pictures {
  readonly looks: { readonly [look: string]: { readonly [story: string]: string } }
}

let loading: Promise<Pictures> | undefined

async function load(): Promise<Pictures> {
  const answer = await fetch('./sheets/index.json')
  return answer.json()
}

/** Returns the pictures that there are; undefined until their list is there. */
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

/** Returns the address of a story's picture; undefined if there is none. */
export function pictureOf(pictures: Pictures | undefined, look: Look, story: string): string | undefined {
  const version = pictures?.looks[lookKey(look)]?.[story]
  return version === undefined ? undefined : `./sheets/${lookKey(look)}/${story}.jpg?${version}`
}
