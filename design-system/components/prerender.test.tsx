import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ActionCard } from './ActionCard/ActionCard.tsx'
import { AppHeader } from './AppHeader/AppHeader.tsx'
import { Button } from './Button/Button.tsx'
import { ChoiceList } from './ChoiceList/ChoiceList.tsx'
import { CodeField } from './CodeField/CodeField.tsx'
import { DayGrid } from './DayGrid/DayGrid.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { EmptyState } from './EmptyState/EmptyState.tsx'
import { List } from './List/List.tsx'
import { ListItem } from './ListItem/ListItem.tsx'
import { LoadMore } from './LoadMore/LoadMore.tsx'
import { MessagePage } from './MessagePage/MessagePage.tsx'
import { PayBar } from './PayBar/PayBar.tsx'
import { Receipt } from './Receipt/Receipt.tsx'
import { SegmentedChoice } from './SegmentedChoice/SegmentedChoice.tsx'
import { Skeleton } from './Skeleton/Skeleton.tsx'
import { Snackbar } from './Snackbar/Snackbar.tsx'
import { TextField } from './TextField/TextField.tsx'
import { Tooltip } from './Tooltip/Tooltip.tsx'
import { ValueGrid } from './ValueGrid/ValueGrid.tsx'
import { WaitProgress } from './WaitProgress/WaitProgress.tsx'

const ignore = () => undefined
const amounts = [{ value: '20', amount: '20', currency: 'R$', badge: 'mais pedido' }]

const examples: Record<string, ReactNode> = {
  ActionCard: <ActionCard tone="accent" icon="repeat" title="Repetir" onClick={ignore} />,
  AppHeader: <AppHeader variant="title" title="Pagar" back={{ label: 'Voltar', onBack: ignore }} />,
  Button: <Button tone="primary">Pagar</Button>,
  ChoiceList: <ChoiceList legend="Como pagar" name="how" options={[{ value: 'pix', label: 'Pix' }]} />,
  CodeField: <CodeField label="Código" length={6} />,
  DayGrid: <DayGrid legend="Dia" name="day" />,
  Dialog: <Dialog open title="Recusada" onDismiss={ignore} dismissLabel="Fechar" />,
  EmptyState: <EmptyState icon="card" title="Nenhum cartão" />,
  List: (
    <List label="Cartões">
      <ListItem title="Crédito final 4242" action={{ label: 'Excluir', onClick: ignore }} />
    </List>
  ),
  LoadMore: <LoadMore status="Mostrando 10 de 34" state="more" label="Ver mais" onMore={ignore} />,
  MessagePage: <MessagePage tone="bad" icon="alert" title="Atenção" text="Não deu." actions={null} />,
  PayBar: (
    <PayBar label="Recarga" amount="R$ 20,00">
      <Button tone="primary">Pagar</Button>
    </PayBar>
  ),
  Receipt: <Receipt rows={[{ label: 'Valor', value: 'R$ 20,00' }]} />,
  SegmentedChoice: (
    <SegmentedChoice legend="Repetir" name="every" options={[{ value: 'week', label: 'Toda semana' }]} />
  ),
  Skeleton: <Skeleton shape="grid" label="Carregando" />,
  Snackbar: <Snackbar tone="good" text="Copiado" visible />,
  TextField: <TextField label="Nome" />,
  Tooltip: <Tooltip label="O que é o CVV?" text="Os três números no verso." />,
  ValueGrid: <ValueGrid legend="Valor" name="value" options={amounts} />,
  WaitProgress: <WaitProgress status="Aguardando o pagamento" state="waiting" progress={0.5} />,
}

describe.each(Object.entries(examples))('the component %s', (_name, example) => {
  it('a component prerenders without a `style` attribute, because the content security policy forbids it', () => {
    const markup = renderToStaticMarkup(example)
    expect(markup).not.toBe('')
    expect(markup).not.toContain('style=')
  })
})

describe('a field with an error', () => {
  const markup = renderToStaticMarkup(<TextField id="cpf" label="CPF" hint="Só números" error="CPF inválido" />)

  it('if a field has an error, it is marked as invalid, and screen readers read its error before its hint', () => {
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain('aria-describedby="cpf-error cpf-hint"')
    expect(markup).toMatch(/<p id="cpf-error" role="alert"[^>]*>CPF inválido/)
  })

  it('if a field has no error, its error element is empty, so that screen readers announce a later error', () => {
    expect(renderToStaticMarkup(<TextField id="cpf" label="CPF" />)).toMatch(
      /<p id="cpf-error" role="alert"[^>]*><\/p>/,
    )
  })
})

describe('a busy button', () => {
  const markup = renderToStaticMarkup(
    <Button tone="primary" busy busyLabel="Pagando">
      Pagar
    </Button>,
  )

  it('a busy button is marked as busy, and the customer can still focus it', () => {
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
  })

  it('a busy button renders both its labels, “Pagar” and “Pagando”, so that its width does not change', () => {
    expect(markup).toMatch(/data-shown="false"><span>Pagar/)
    expect(markup).toMatch(/data-shown="true">.*Pagando/)
  })
})
