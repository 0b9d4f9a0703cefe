/** What a partner's page does: it writes down each message of its frame, and who sent it. */
export const partnerScript = `'use strict'
const frame = document.querySelector('iframe')
const heard = document.getElementById('heard')
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow) return
  const line = document.createElement('li')
  line.textContent = String(data) + ' · ' + origin
  heard.append(line)
})
`
