import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { CardBrand } from '../../design-system/components/CardBrand/CardBrand.tsx'
import { ChoiceList } from '../../design-system/components/ChoiceList/ChoiceList.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { HeroSubject } from '../../design-system/components/HeroSubject/HeroSubject.tsx'
import { Menu } from '../../design-system/components/Menu/Menu.tsx'
import { PayBar } from '../../design-system/components/PayBar/PayBar.tsx'
import { PixMark } from '../../design-system/components/PixMark/PixMark.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { ValueGrid } from '../../design-system/components/ValueGrid/ValueGrid.tsx'
import { hidden } from '../../design-system/tokens/hidden.css.ts'
import type { LayoutHeader, LayoutProps } from '../../flows/layouts/layout-props.ts'
import { narrow, wide } from '../widths.ts'

type Variant = LayoutHeader['variant']
/** The props of a step's layout, without the panel that all stories share. */
type Step = Omit<LayoutProps, 'panel'>

const panel = {
  label: 'Sobre a Recarrega',
  headline: ['Recarga na hora,', 'sem fila', 'e sem senha.'],
  lead: ['Pix ou cartão de crédito.', 'O crédito cai em segundos.'],
}

const menu = <Menu label="Menu" items={[{ label: 'Início', icon: 'home', onSelect: fn() }]} />
const back = { label: 'Voltar', onBack: fn() }
const amounts = ['15', '17', '20', '30', '50', '100'].map(amount => ({
  value: amount,
  amount,
  currency: 'R$',
  detail: '30 dias',
  badge: amount === '20' ? 'mais pedido' : undefined,
}))
const ways = [
  { value: 'pix', label: 'Pix', detail: 'Aprovado na hora', media: <PixMark /> },
  { value: 'card', label: 'Crédito final 4242', detail: 'Favorito', media: <CardBrand brand="VISA" label="Visa" /> },
]

const payBar = (label: string) => (
  <PayBar label="Recarga" amount="R$ 20,00">
    <Button tone="primary" width="hug">
      {label}
    </Button>
  </PayBar>
)

const steps: { readonly [V in Variant]: Step } = {
  brand: {
    header: { variant: 'brand', title: 'Entrar', menu },
    children: (
      <>
        <Heading level={1} size="huge" lead="Digite seu número. Enviamos um código por SMS.">
          Sua recarga em um minuto.
        </Heading>
        <TextField label="Número com DDD" hint="Pré-pago ou Controle" />
        <Button tone="primary">Receber código</Button>
      </>
    ),
  },
  title: {
    header: { variant: 'title', title: 'Como você quer pagar?', back, menu },
    children: (
      <>
        <Heading level={1}>Como você quer pagar?</Heading>
        <ChoiceList legend="Forma de pagamento" legendHidden name="way" options={ways} value="pix" />
      </>
    ),
    footer: payBar('Pagar'),
  },
  hero: {
    header: {
      variant: 'hero',
      title: 'Escolha o valor da recarga',
      menu,
      subject: (
        <HeroSubject label="Recarga para" value="Ana, (11) 98765-4321" action={{ label: 'Trocar', onClick: fn() }} />
      ),
    },
    children: (
      <>
        <h1 className={hidden}>Escolha o valor da recarga</h1>
        <ValueGrid legend="Escolha o valor" name="value" options={amounts} value="20" />
      </>
    ),
    footer: payBar('Continuar'),
  },
}

/** Settings of all layout stories: the shared panel, and the full frame. */
export const layoutMeta = { args: { panel }, parameters: { layout: 'fullscreen' } } satisfies Meta<LayoutProps>

interface LayoutStory {
  readonly args: Step
  readonly parameters: NonNullable<StoryObj['parameters']>
  readonly globals: NonNullable<StoryObj['globals']>
}

/** Shows a step with this header on a narrow screen, in the layout's theme. */
export const onNarrow = (variant: Variant, theme?: string): LayoutStory => story(variant, narrow, theme)

/** Shows a step with this header on a wide screen, in the layout's theme. */
export const onWide = (variant: Variant, theme?: string): LayoutStory => story(variant, wide, theme)

function story(variant: Variant, { globals, parameters }: typeof narrow, theme: string | undefined): LayoutStory {
  return { args: steps[variant], globals, parameters: { ...parameters, ...(theme === undefined ? {} : { theme }) } }
}
