import { type ReactNode, useEffect, useRef } from 'react'

interface PageProps {
  readonly title: string
  readonly lead?: string
  readonly back?: boolean
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The shell of every page: the logo, the heading (which takes the focus), the content and a bar at the bottom. */
export function Page({ title, lead, back = false, footer, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Recarga`
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className="page">
      <header>
        {back ? (
          <button type="button" className="back" aria-label="Voltar" onClick={() => window.history.back()}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
              <path d="M15 5l-7 7 7 7" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        ) : null}
        <span className="logo">
          <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" fill="none" strokeWidth={4}>
            <rect width="26" height="26" rx="8" fill="#004691" />
            <path d="M7 18v-.6M13 18v-4.4" stroke="#fff" strokeLinecap="round" />
            <path d="M19 18V8.4" stroke="#ffcb2e" strokeLinecap="round" />
          </svg>
          recarga
        </span>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
      </main>
      {footer ? <footer>{footer}</footer> : null}
    </div>
  )
}
