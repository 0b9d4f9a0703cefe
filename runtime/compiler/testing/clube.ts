/**
 * A marketer's flow with the parts that marketers change most: texts, blocks, a step and payment methods. It has no
 * problems.
 */
export const clube = `{
  "id": "clube",
  "extends": "base",
  "title": "Clube",
  "channels": ["loyalty"],
  "guards": {
    "big": { "fact": "recharge.value", "atLeast": 5000 }
  },
  "steps": {
    "phone": {
      "title": "Entrar no clube",
      "blocks": [
        { "id": "hero", "text": "Recarregue e junte pontos." }
      ]
    },
    "home": {
      "blocks": [
        {
          "id": "gift",
          "block": "notice",
          "tone": "good",
          "icon": "gift",
          "text": "{customer.name}, {recharge.value:money} vale pontos.",
          "when": "big"
        },
        { "id": "more", "block": "link", "label": "Pontos", "event": "points" }
      ],
      "on": {
        "points": "step:points"
      }
    },
    "points": {
      "path": "/pontos",
      "access": "anyone",
      "title": "Pontos",
      "header": "title",
      "blocks": [
        { "id": "text", "block": "text", "text": "Cada recarga vale pontos." }
      ]
    },
    "pay": {
      "blocks": [
        { "id": "methods", "ways": [{ "id": "pix", "label": "Pix", "detail": "Na hora" }] }
      ]
    }
  }
}
`

/**
 * A flow that extends `clube`, and a variant of `clube`. The check must not report the problems of `clube` again for
 * these two.
 */
export const followers = [
  { file: 'neto.flow.json', text: '{ "id": "neto", "extends": "clube", "channels": ["neto"] }' },
  {
    file: 'natal.variant.json',
    text: `{
  "id": "natal",
  "title": "Natal",
  "flow": "clube",
  "audience": { "channels": ["loyalty"] },
  "from": "2026-12-01T00:00:00-03:00",
  "until": "2026-12-26T00:00:00-03:00",
  "patch": { "steps": { "phone": { "blocks": [{ "id": "hero", "text": "Feliz Natal!" }] } } }
}
`,
  },
]
