/** This script runs in a partner's page. It lists the messages of the frame with their origins. */
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
