import type { useTheme } from 'storybook/theming'

type Theme = ReturnType<typeof useTheme>

/** Returns the panel's style sheet. Its colours come from the manager's theme. */
export function lookOf({ base, color, background, typography }: Theme): string {
  const isDark = base === 'dark'
  const [text, quiet] = [color.defaultText, isDark ? '#b9bec4' : '#56606b']
  const [line, field] = [isDark ? '#5c6570' : '#8a929b', isDark ? '#1d2126' : '#ffffff']
  const [bad, warn, good] = isDark ? ['#ff9d8a', '#ffc978', '#8fd18f'] : ['#b3261e', '#8a5200', '#1e6b2c']
  const accent = isDark ? '#7cc0ff' : '#0b5cad'
  return `
.edit{font:13px/1.45 ${typography.fonts.base};color:${text};background:${background.content};display:grid;grid-template-columns:minmax(150px,220px) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr);height:100%}
.edit *{box-sizing:border-box}
.edit header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:6px;align-items:center;padding:8px 12px;border-bottom:1px solid ${line}55}
.edit nav{overflow-y:auto;border-right:1px solid ${line}55;padding:8px}
.edit .fields{overflow-y:auto;padding:12px}
.edit.narrow{grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto minmax(0,1fr)}
.edit.low{display:block;overflow-y:auto}
.edit.narrow nav{max-height:150px;border-right:0;border-bottom:1px solid ${line}55}
.edit button,.edit select,.edit input,.edit textarea{font:inherit;color:inherit}
.edit button{border:1px solid ${line};border-radius:6px;background:${field};padding:4px 10px;cursor:pointer;min-height:28px}
.edit button:hover:not([aria-disabled=true]){border-color:${accent}}
.edit button[aria-pressed=true],.edit button.main{background:${accent};border-color:${accent};color:${isDark ? '#0b1a2b' : '#fff'}}
.edit button[aria-disabled=true]{opacity:.55;cursor:default}
.edit :focus-visible{outline:2px solid ${accent};outline-offset:1px}
.edit select,.edit input[type=text],.edit input[type=number],.edit input[type=date],.edit textarea{width:100%;border:1px solid ${line};border-radius:6px;background:${field};padding:4px 8px;min-height:30px}
.edit textarea{resize:vertical;field-sizing:content;max-height:240px}
.edit header select{width:auto;max-width:300px}
.edit nav ul{list-style:none;margin:0;padding:0}
.edit nav li{display:flex;gap:2px}
.edit nav li button.pick{flex:1;min-width:0;text-align:left;border-color:transparent;background:none;overflow-wrap:anywhere}
.edit nav li button.pick[aria-current=true]{background:${accent}22;border-color:${accent}}
.edit nav small,.edit .quiet{color:${quiet};font-size:12px}
.edit .field{margin:0 0 12px}
.edit .name,.edit .field>label{display:flex;justify-content:space-between;gap:8px;margin-bottom:2px}
.edit label{font-weight:600}
.edit .room{font-weight:400;color:${quiet}}
.edit .room.over{color:${bad};font-weight:600}
.edit .said{margin:3px 0 0;padding:0;list-style:none}
.edit header .said{flex-basis:100%}
.edit .error{color:${bad}}
.edit .warning{color:${warn}}
.edit .good{color:${good}}
.edit fieldset{border:1px solid ${line}66;border-radius:6px;margin:0 0 12px;padding:8px 10px;min-width:0}
.edit legend{font-weight:600;padding:0 4px}
.edit .row{display:flex;flex-wrap:wrap;gap:4px;align-items:center;margin-top:4px}
.edit .row select{width:auto;flex:1 1 140px}
.edit .icons{display:flex;flex-wrap:wrap;gap:2px;margin-top:4px}
.edit .icons button{padding:3px;width:34px;height:34px}
.edit details{margin-bottom:12px}
.edit summary{cursor:pointer;padding:4px 0}
.edit pre{overflow-x:auto;border:1px solid ${line}66;border-radius:6px;padding:8px;font-size:12px;background:${field}}
`
}
