'use client'

export { App as default } from '../../hand-written/App.tsx'
