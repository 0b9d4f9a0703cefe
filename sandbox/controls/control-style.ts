import { raw } from 'hono/html'

/** The sandbox's page is not part of the product, so it has a few styles of its own, light and dark. */
export const controlStyle = raw(`
:root { color-scheme: light dark; --ground: #f5f7fa; --card: #fff; --ink: #0c1a2b; --quiet: #48586b; --line: #d9e1ea; --brand: #004691; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #0c141d; --card: #14202c; --ink: #eaf1f8; --quiet: #b3c1cf; --line: #2c3b4a; --brand: #8cc0ff; --on-brand: #00213f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem }
header p { margin: 0; color: var(--quiet) }
h1 { margin: 1rem 0 0; font-size: 1.75rem; letter-spacing: -.02em }
h2 { margin: 0 0 .5rem; font-size: 1.15rem }
a { color: var(--brand) }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); align-items: start }
section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 1rem; min-width: 0 }
section.wide { grid-column: 1 / -1 }
.scroll { overflow: auto; max-height: 32rem }
.whole { max-height: none }
@media (max-width: 40rem) { .whole th { white-space: normal } }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
caption { text-align: left; color: var(--quiet); padding-bottom: .5rem }
th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-top: 1px solid var(--line); vertical-align: middle; white-space: nowrap }
td:last-child { white-space: normal }
code { font: 1em ui-monospace, monospace }
code.big { font-size: 1.3em; font-weight: 700; letter-spacing: .08em }
.none { color: var(--quiet) }
.warning { padding: .75rem 1rem; border: 2px solid #b3261e; border-radius: 10px; font-weight: 600 }
.fields { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0 }
.fields p { margin: 0; min-width: 0 }
label { display: block; font-size: .85rem; color: var(--quiet) }
input, select, button { font: inherit; min-height: 44px; max-width: 100%; border-radius: 10px; border: 1px solid var(--quiet); padding: 0 .75rem; background: var(--card); color: var(--ink) }
button { background: var(--brand); color: var(--on-brand); border-color: var(--brand); font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
`)
