/** The script of a partner's page. It lists each message of its frame with the message's origin. */
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
