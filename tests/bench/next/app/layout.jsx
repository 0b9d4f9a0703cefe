import '../../hand-written/style.css'

export const metadata = {
  title: 'Entrar · Recarga',
  description: 'Recarregue o celular com cartão de crédito ou Pix.',
}
export const viewport = { themeColor: '#004691', viewportFit: 'cover' }

export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <head>
        <link rel="preload" href="/fonts/figtree-latin.woff2" as="font" type="font/woff2" crossOrigin="" />
      </head>
      <body>
        <div id="app">{children}</div>
      </body>
    </html>
  )
}
